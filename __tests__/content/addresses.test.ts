import { checkContent } from "../../src/content/check";
import { PAGE_NAMES } from "../../src/content/page-names";
import { pageFiles } from "../../src/content/page-files";
import { type ContentCopy, copyContent } from "../support/content-copy";

const file = (name: string, type: string, value: object = {}) => ({ file: name, type, value });

it("finds each page where the addresses say it is", () => {
  const files = [
    file("addresses.json", "Addresses", { about: "/über-uns/", services: "/leistungen/", projects: "/arbeiten/" }),
    file("pages/home.json", "HomePage"),
    file("pages/about.json", "AboutPage"),
    file("pages/services.json", "ServicesPage"),
    file("pages/not-found.json", "NotFoundPage"),
    file("pages/case-study.json", "CaseStudyPage"),
    file("services/a.json", "Service", { title: "Barrierefreie Websites" }),
    file("projects/b.json", "Project", { title: "Straßenfest" }),
  ];
  expect(Object.fromEntries(pageFiles(files))).toEqual({
    "/": "pages/home.json",
    "/über-uns/": "pages/about.json",
    "/leistungen/": "pages/services.json",
    "/404/": "pages/not-found.json",
    "/404.html": "pages/not-found.json",
    "/leistungen/barrierefreie-websites/": "services/a.json",
    "/arbeiten/straßenfest/": "projects/b.json",
  });
});

describe("in the content", () => {
  let copy: ContentCopy;
  beforeEach(async () => {
    copy = await copyContent();
  });
  afterEach(() => copy.remove());

  const faultsAfter = async (name: string, field: string, value: unknown) => {
    await copy.set(name, field, value);
    return (await checkContent(copy.dataDir)).faults;
  };

  it("a page moves by its address alone", async () => {
    expect(await faultsAfter("addresses.json", "about", "/büro/")).toEqual([]);
  });

  it.each(["/services", "services/", "/", "//", "/a b/", "/a?b/", "/../a/", "/a/./b/", "https://a.example/"])(
    "refuses %j for an address",
    async (address) => {
      const [fault] = await faultsAfter("addresses.json", "about", address);
      expect(fault).toMatchObject({ file: "addresses.json", field: "about", got: JSON.stringify(address) });
      expect(fault?.allowed).toContain("begins and ends in a slash");
    },
  );

  it("refuses one address for two pages", async () => {
    expect(await faultsAfter("addresses.json", "about", "/kontakt/")).toEqual([
      {
        file: "addresses.json",
        field: "",
        got: '"/kontakt/" for data/pages/about.json and data/pages/contact.json',
        allowed: "an address of its own for each page",
      },
    ]);
  });

  it("refuses a link to a name that no page has, with the names there are", async () => {
    const [fault] = await faultsAfter("site.json", "navigation.quickLinks[0].to", "careers");
    expect(fault).toMatchObject({ file: "site.json", field: "navigation.quickLinks[0].to", got: '"careers"' });
    expect(fault?.allowed).toContain(PAGE_NAMES.join(", "));
  });
});
