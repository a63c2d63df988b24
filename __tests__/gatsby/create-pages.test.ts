import { resolve } from "node:path";
import { createPages } from "../../src/gatsby/create-pages";

/** A site that had no legal page when it was started. */
jest.mock("../../src/gatsby/left-out", () => ({ leftOut: ["src/templates/legal.tsx"] }));

const page = { title: "Imprint", path: "/imprint/" };

it("makes a page of each file, and asks for a new start where the first of a kind came since", async () => {
  const createPage = jest.fn();
  const warn = jest.fn();
  const graphql = () => Promise.resolve({ data: { list: { nodes: [page] } } });
  await createPages({ graphql, actions: { createPage }, reporter: { warn } } as unknown as Parameters<
    typeof createPages
  >[0]);
  const made = createPage.mock.calls.map(([{ component }]: [{ component: string }]) => component);
  expect(made).toEqual(["service", "project"].map((template) => resolve(`src/templates/${template}.tsx`)));
  expect(warn.mock.calls).toEqual([["The first legal page is shown once this command is started again: /imprint/"]]);
});
