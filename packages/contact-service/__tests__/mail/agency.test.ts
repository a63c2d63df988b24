import { siteUnder } from "../../src/mail/agency";

jest.mock("../../../../data/addresses.json", () => ({ contact: "/anfrage-stellen-für/" }));

it("leads to the contact page where the site has it, in letters that a header may hold", () => {
  expect(siteUnder("https://studio.example/web/", "/mail.php")).toMatchObject({
    contactPage: "https://studio.example/web/anfrage-stellen-f%C3%BCr/",
    thanks: "https://studio.example/web/anfrage-stellen-f%C3%BCr/#sent",
  });
});
