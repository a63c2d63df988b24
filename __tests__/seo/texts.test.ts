import { llmsOf } from "../../src/seo/texts";

const agency = { name: "A", url: "https://a.example", tagline: "T", blurb: "B", email: "a@a.example" };

it("links every page in llms.txt, whatever brackets its title holds", () => {
  const page = { title: "All [of] it (nearly)", path: "/projects/all-[of]-it-(nearly)/", description: "D" };
  expect(llmsOf(agency, [["Work", [page]]])).toContain(
    String.raw`- [All \[of\] it (nearly)](https://a.example/projects/all-%5Bof%5D-it-%28nearly%29/): D`,
  );
});

it("names pages in llms.txt without what only says where a line may end", () => {
  const page = { title: "\u00d6ko\u00adstrom", path: "/projects/strom/", description: "Strom\u00advertrag" };
  expect(llmsOf(agency, [["Work", [page]]])).toContain(
    "- [\u00d6kostrom](https://a.example/projects/strom/): Stromvertrag",
  );
});
