import { fileSize } from "../../src/lib/file-size";

it.each([
  [100, "1 KB"],
  [301_234, "294 KB"],
  [1_400_000, "1.3 MB"],
])("writes %i bytes as %s", (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
