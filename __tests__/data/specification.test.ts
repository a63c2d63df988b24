import { readFileSync } from "node:fs";
import { SENT } from "../../src/contact-form/answer";
import { filled, words } from "../../src/lib/words";
import { content, expectedPages } from "../support/content";

it("claims what the specification says", () => {
  expect(Object.fromEntries(content.agency.claims.map(({ key, value }) => [key, value]))).toMatchObject({
    clients: "200+",
    projects: "50+",
    years: "5+",
    industries: "15+",
    support: "24/7",
    response: "24 hours",
    quote: "48 hours",
    success: "95%",
    satisfaction: "98%",
    "assistant-savings": "60%",
    "small-project": "2–4 weeks",
    "large-project": "2–6 months",
  });
});

it("has the specified prices", () => {
  const ranges = content.packages.map(({ name, price }) => [name, price.min, price.max]);
  expect(ranges).toEqual([
    ["Logo Design & Brand Identity", 800, 2500],
    ["Professional Website", 1200, 5000],
    ["E-commerce Store", 2500, 8000],
    ["Mobile App Development", 5000, 25_000],
    ["SEO Campaign", 1500, 4500],
    ["Social Media Management", 1200, 3600],
    ["AI Chatbot", 3000, 12_000],
    ["Data Analytics Dashboard", 2500, 10_000],
  ]);
  expect(content.packages.filter(({ quote }) => quote).map(({ name }) => name)).toEqual([
    "Mobile App Development",
    "AI Chatbot",
    "Data Analytics Dashboard",
  ]);
});

it("has the specified timelines and team sizes", () => {
  const timelines = new Set(content.projects.map(({ info }) => info.timeline));
  expect([...timelines].sort()).toEqual([
    "12 weeks",
    "13 weeks",
    "16 weeks",
    "20 weeks",
    "4 months",
    "6 months",
    "8 weeks",
  ]);
  const sizes = content.projects.map(({ info }) => info.teamSize);
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([3, 8]);
});

it("has the specified banking metrics", () => {
  const banking = content.projects.find(({ title }) => title === "Banking App UX Redesign");
  expect(banking?.metrics?.map(({ value }) => value)).toEqual(["-40%", "-25%", "+18 pts"]);
  expect(JSON.stringify(banking)).toContain("30+");
});

it("has the specified error catalogue", () => {
  expect([SENT, filled(words.form.failed, { reason: "Mailbox full" }), words.form.unreachable]).toEqual([
    "✓ Message sent successfully!",
    "Failed to send message: Mailbox full",
    "Error connecting to server.",
  ]);
  expect([words.frame.broken, words.actions.sending, words.form.chooseService, words.frame.notifications]).toEqual([
    "Unexpected Application Error!",
    "Sending...",
    "Select a service",
    "Notifications",
  ]);
});

it("has the specified addresses", () => {
  expect([...expectedPages().keys()]).toEqual(
    expect.arrayContaining([
      "/about/",
      "/services/",
      "/services/social-media-services/",
      "/portfolio/",
      "/projects/seo-&-content-marketing-local-retailer/",
      "/projects/paid-ads-–-google-search-campaign-for-saas-startup/",
      "/projects/social-media-–-instagram-growth-campaign/",
      "/testimonials/",
      "/contact/",
      "/pricing/",
    ]),
  );
});

it("has the specified number of services, projects, quotes and links", () => {
  expect(content.services).toHaveLength(13);
  expect(content.projects).toHaveLength(16);
  expect(content.projects.filter(({ portfolioOrder }) => portfolioOrder !== undefined)).toHaveLength(12);
  expect(content.testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5, 5]);
  expect(content.pages.portfolio.categories).toHaveLength(12);
  expect(content.pages.services.services).toHaveLength(12);
  expect(content.agency.navigation.services).toHaveLength(13);
  expect(content.agency.navigation.footerServices).toHaveLength(12);
  expect(content.agency.navigation.footerServices).not.toContain("Web Development");
});

/** What the layouts of the specification show, part by part; another agency may have other counts. */
const { agency, pages, packages, projects, services } = content;
const plans = services.flatMap(({ supportPlan }) => supportPlan ?? []);

it.each<[string, number, readonly (readonly unknown[] | undefined)[]]>([
  ["disciplines", 5, [agency.disciplines]],
  ["social networks", 4, [agency.social]],
  ["figures on the home page", 3, [pages.home.stats]],
  ["figures on other pages", 4, [pages.about?.stats, pages.portfolio.stats, pages.testimonials?.stats]],
  ["featured projects and services", 3, [pages.home.featuredProjects.projects, pages.home.featuredServices.services]],
  ["steps of the process", 4, [pages.services.process.steps, pages.portfolio.process.steps]],
  ["questions", 4, [pages.pricing?.questions.questions, pages.contact.questions.questions]],
  ["ways to reach the agency", 2, [pages.contact.methods]],
  ["links of the not-found page", 3, [pages.notFound.suggestions]],
  ["features of a service", 4, services.map(({ features }) => features)],
  ["samples of a service", 3, services.map(({ samples }) => samples)],
  ["offerings and steps of a support plan", 4, plans.flatMap(({ offerings, steps }) => [offerings, steps])],
  ["benefits of a support plan", 3, plans.map(({ benefits }) => benefits)],
  ["features of a package", 6, packages.map(({ features }) => features)],
  ["results of a project", 3, projects.map(({ results }) => results)],
  [
    "metrics and samples of a project",
    3,
    projects.flatMap(({ metrics, samples }) => [metrics, samples]).filter(Boolean),
  ],
  ["steps of a design process", 4, projects.flatMap(({ designProcess }) => (designProcess ? [designProcess] : []))],
])("has the specified number of %s: %i", (_what, count, lists) => {
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter((list) => list?.length !== count)).toEqual([]);
});

it("has a README with two pictures, each in light and dark", () => {
  const pictures = readFileSync("README.md", "utf8").match(/docs\/pictures\/[\w.-]+/g);
  expect(pictures).toEqual(
    ["home.dark", "home.light", "case-study.dark", "case-study.light"].map((name) => `docs/pictures/${name}.webp`),
  );
});
