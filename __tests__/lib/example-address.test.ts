import { isExampleAddress } from "../../src/lib/example-address";

it.each(["https://www.lantern.example", "https://example.com", "http://site.test/shop", "http://localhost:9000"])(
  "knows that nobody's site can stand at %s",
  (address) => {
    expect(isExampleAddress(address)).toBe(true);
  },
);

it.each(["https://www.myexample.com", "https://example.de", "https://contest", "https://example.github.io", "lantern"])(
  "does not take %s for one",
  (address) => {
    expect(isExampleAddress(address)).toBe(false);
  },
);
