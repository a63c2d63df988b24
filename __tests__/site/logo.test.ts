import { resolve } from "node:path";
import { isWide, logosIn, painted } from "../../src/content/logo";
import { builtPages } from "../support/built-site";
import { content } from "../support/content";

const { name } = content.agency;

it.each([
  ["bar", "header a[href]"],
  ["foot", "footer p"],
])(
  "shows the agency's logo in the %s of every page, with the name where it does not say it itself",
  async (_, place) => {
    const { logo } = await logosIn(resolve("data"));
    const outlines = painted(logo, (colour) => `var(--${colour})`).shapes.match(/ d="[^"]+"/g);
    expect(outlines?.length).toBeGreaterThan(0);
    for (const { path, document } of builtPages()) {
      const shown = document.querySelector(place);
      const drawn = [...(shown?.querySelectorAll("svg path") ?? [])].map(
        (one) => ` d="${one.getAttribute("d") ?? ""}"`,
      );
      expect({ path, drawn, name: shown?.textContent }).toEqual({
        path,
        drawn: outlines,
        name: isWide(logo) ? "" : name,
      });
      expect(`${shown?.outerHTML ?? ""} ${shown?.textContent ?? ""}`).toContain(name);
    }
  },
);
