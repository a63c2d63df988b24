import { runCommand } from "../../../__tests__/support/command";

it("finds every picture master to be what its source draws", async () => {
  const { code, output } = await runCommand("art", { args: ["--check"] });
  expect(output).toMatch(/^0 made, 1\d\d unchanged\.$/m);
  expect(code).toBe(0);
});

it("names a master that is not there, or not what its source draws, and fails", async () => {
  const { code, output } = await runCommand("art", {
    args: ["--check", "--out", "no-such-folder", "pages/about-hero"],
  });
  expect(output).toMatch(/^To be drawn again with npm run art: pages\/about-hero; 0 unchanged/m);
  expect(code).toBe(1);
});

it("says which names there are when one is unknown", async () => {
  const { code, output } = await runCommand("art", { args: ["services/no-such"] });
  expect(output).toContain("services/no-such");
  expect(code).toBe(1);
});
