import { shortened } from "../../src/lib/shortened";

it("leaves what fits, on one line", () => {
  expect(shortened(" The mailbox\n is full. ", 40)).toBe("The mailbox is full.");
});

it("cuts between words, and inside one that has no end", () => {
  expect(shortened("The gateway got an answer it cannot use.", 20)).toBe("The gateway got an…");
  expect(shortened("x".repeat(50), 20)).toBe(`${"x".repeat(19)}…`);
});

it("is never longer than it may be, and never half a character", () => {
  for (let most = 5; most < 30; most++) {
    const text = shortened("a 😀😀😀😀😀😀 and 😀😀😀😀😀😀😀😀", most);
    expect(text.length).toBeLessThanOrEqual(most);
    expect(text.isWellFormed()).toBe(true);
  }
});
