import { fileSize } from "../../src/lib/file-size";

it.each([
  [100, "1 KB"],
  [301_234, "294 KB"],
  [1_023_487, "999 KB"],
  [1_400_000, "1.3 MB"],
  [2_097_152, "2.0 MB"],
])("writes %i bytes as %s", (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

it("writes them as the language of the site does", () => {
  expect(fileSize(1_400_000, "de-DE")).toBe("1,3 MB");
});
