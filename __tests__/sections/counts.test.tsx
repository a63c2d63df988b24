/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { LegalTexts } from "../../src/components/LegalTexts";
import { SocialLinks } from "../../src/components/SocialLinks";
import { counted, words } from "../../src/lib/words";
import { NotFound } from "../../src/sections/not-found/NotFound";
import { ResultFan } from "../../src/sections/portfolio/ResultFan";
import { ProjectInfo } from "../../src/sections/project/ProjectInfo";
import { ServicePeers } from "../../src/sections/service/ServicePeers";
import { SampleWork } from "../../src/sections/shared/SampleWork";
import { ClientQuotes } from "../../src/sections/testimonials/ClientQuotes";
import { Industries } from "../../src/sections/testimonials/Industries";
import { samplePicture } from "../support/picture";

const service = { title: "Weaving", path: "/services/weaving/", description: "Cloth by hand." };

it.each([
  ["social profiles", <SocialLinks links={[]} />],
  ["legal texts", <LegalTexts texts={[]} pages={[]} />],
  ["samples", <SampleWork samples={[]} />],
  ["samples in the file", <SampleWork samples={null} />],
  ["other services", <ServicePeers service={{ ...service, disciplineLabel: "Textiles", peers: [service] }} />],
])("shows nothing where there are no %s", (_what, element) => {
  render(element);
  expect(document.body).toHaveTextContent("");
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

it("names the other services of a discipline, without this one", () => {
  const other = { title: "Dyeing", path: "/services/dyeing/", description: "Colours that last." };
  render(<ServicePeers service={{ ...service, disciplineLabel: "Textiles", peers: [other, service] }} />);
  expect(screen.getAllByRole("listitem").map((item) => item.querySelector("a")?.textContent)).toEqual(["Dyeing"]);
});

it("leads home from an address that has no page, also without suggestions", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const page = { title: "Nothing here", text: "Try the start.", home: "To the start", suggestions: [] };
  render(<NotFound page={{ ...page, picture: samplePicture("An empty desk"), nightPicture: null }} path="/none/" />);
  expect(screen.getByRole("link", { name: "To the start" })).toBeInTheDocument();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

const facts = { client: "Loom", timeline: "4 weeks", teamSize: 1, industry: "Textiles", price: null };
const project = {
  info: { ...facts, reach: { label: "Scope", value: "A scarf" } },
  toolkit: { title: "Tools", items: ["Shuttle"] },
  service: { lead: null },
  casePdf: { file: { path: "/projects/scarf/scarf.pdf", pages: 4, size: "295 KB" }, unavailable: null },
};

it("says that one person worked alone", () => {
  render(<ProjectInfo project={{ ...project, actions: "standard" }} />);
  expect(screen.getByText(counted(words.caseStudy.people, 1))).toBeInTheDocument();
});

it("says what it cost, where that is told", () => {
  const priced = { ...project, info: { ...project.info, price: { text: "$2,400" } } };
  const { rerender } = render(<ProjectInfo project={{ ...priced, actions: "standard" }} />);
  expect(screen.getByText("$2,400").previousSibling).toHaveTextContent(words.caseStudy.price);
  rerender(<ProjectInfo project={{ ...project, actions: "standard" }} />);
  expect(screen.queryByText(words.caseStudy.price)).not.toBeInTheDocument();
});

it.each([
  ["beside the facts", "standard", 1],
  ["not beside the facts where it is below the next steps", "consultation", 0],
] as const)("offers the PDF %s", (_where, actions, count) => {
  render(<ProjectInfo project={{ ...project, actions }} />);
  expect(screen.queryAllByRole("link", { name: words.actions.downloadPdf })).toHaveLength(count);
});

const figure = (value: string) => ({
  path: `/${value}/`,
  service: { hue: "teal" as const },
  info: { client: "Loom" },
  results: [{ value }],
});

it.each([
  [1, 1],
  [12, 12],
  [30, 12],
])("shows the figures of %i projects on a fan of %i blades", (count, shown) => {
  const { container } = render(
    <ResultFan projects={Array.from({ length: count }, (_, index) => figure(`${index}%`))} />,
  );
  const blades = screen.getAllByRole("link");
  expect(blades).toHaveLength(shown);
  expect(blades[0]).toHaveAccessibleName("0% Loom");
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
});

it("draws a strip of at most sixty panels for each industry, however many projects there were", () => {
  const stats = [
    { label: "Mills", value: "4000" },
    { label: "Shops", value: "1" },
  ];
  const { container } = render(
    <Industries industries={{ intro: { eyebrow: null, title: "Work", text: null }, stats }} />,
  );
  const panels = [...container.querySelectorAll("svg")].map((strip) => strip.innerHTML.match(/z/g)?.length);
  expect(panels).toEqual([60, 1]);
});

const client = {
  name: "Ada Quill",
  role: "Weaver",
  company: "Loom",
  avatar: samplePicture("Ada"),
  content: "They listened first, and asked again when the cloth was on the loom.",
  industry: "Textiles",
  project: { title: "A scarf", path: "/projects/scarf/", service: { hue: "leaf" } },
};

const unfeatured = { stats: [], featuredLine: "Nobody said this.", featured: { name: "Nobody" } };

it("shows stars of those alone who gave some", () => {
  const testimonials = [
    { ...client, rating: 4 },
    { ...client, name: "Joe Bobbin", rating: null },
  ];
  render(<ClientQuotes clients={{ testimonials }} page={unfeatured} />);
  expect(screen.getAllByText(counted(words.stars, 4))).toHaveLength(1);
  expect(document.querySelectorAll("svg")).toHaveLength(1);
  expect(screen.getByText("Joe Bobbin")).toBeInTheDocument();
});

it.each([
  ["ends before it", "It held.", ["“They listened first.", "Then they asked again.”"]],
  ["goes on from there", "They listened first.", ["“… Then they asked again.", "It held.”"]],
  [
    "says all of it, where it is the middle",
    "Then they asked again.",
    ["“They listened first.", "Then they asked again. It held.”"],
  ],
])("does not say twice what is said on the sheet above: the same client's card %s", (_what, featuredLine, left) => {
  const testimonials = [{ ...client, rating: 5, content: "They listened first. Then they asked again. It held." }];
  const { container } = render(
    <ClientQuotes clients={{ testimonials }} page={{ stats: [], featuredLine, featured: { name: client.name } }} />,
  );
  const said = Array.from(container.querySelectorAll("blockquote > p"), ({ textContent }) => textContent);
  expect(said).toEqual(left);
});
