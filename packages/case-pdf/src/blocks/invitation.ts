import { addresses } from "#lib/addresses";
import type { CaseStudy } from "../case-study";
import { PAGE } from "../document";
import type { Block } from "../flow";
import { BOTTOM, columnAt, columns, MARGIN } from "../grid";
import { drawMarkOnSignal } from "../logo";
import type { Sheet } from "../sheet";
import { posterStyle, TYPE } from "../type";

const PADDING = 34;
const LINE = 17;
const LINKS_BELOW = 20;
/** On a page with room the sheet grows, and its words with it. */
const GROWS = 180;
const LOUD = 62;
/** Base line of the last link: the sheet runs over the lower edge of the page. */
const LAST = PAGE.height - 30;

/** The way on: whom to ask, and where this case stands on the site. */
export function invitationBlock(sheet: Sheet, { invitation, agency, path }: CaseStudy): Block {
  const title = sheet.text(invitation.title, TYPE.call, columns(7), "balanced");
  const loud = sheet.text(invitation.title, posterStyle(LOUD), columns(7), "balanced");
  const text = sheet.text(invitation.text, TYPE.body, columns(4));
  const online = sheet.text(shown(agency.url + path), TYPE.small, columns(7) - 24);
  const links = [
    { url: agency.url + addresses.contact, words: shown(agency.url + addresses.contact) },
    { url: `mailto:${agency.email}`, words: agency.email },
    { url: agency.phoneLink, words: agency.phone },
  ].map(({ url, words }) => ({ url, text: sheet.text(words, TYPE.strong, columns(4)) }));
  const linksHeight = links.reduce((sum, link) => sum + link.text.height + LINE - 7, 0);
  const tallest = Math.max(title.height + 40 + online.height, text.height + LINKS_BELOW + linksHeight);
  const least = PADDING + tallest - (LAST - BOTTOM);
  return {
    gap: 30,
    least,
    most: least + GROWS,
    closesPage: true,
    draw: (_, top, height) => {
      drawGround(sheet, top);
      const { onSignal } = sheet.colours;
      sheet.structure.group("Sect", () => {
        const fits = height - least >= loud.height - title.height;
        sheet.say("H2", fits ? loud : title, MARGIN - 1, top + PADDING, onSignal);
        sheet.say("P", text, columnAt(9), top + PADDING, onSignal);
        let y = top + PADDING + text.height + LINKS_BELOW;
        for (const link of links) {
          sheet.structure.group("P", () => {
            sheet.link(link.url, link.text, columnAt(9), y, onSignal);
          });
          y += link.text.height + LINE - 7;
        }
        drawMarkOnSignal(sheet, agency, { x: MARGIN - 3, y: LAST - 15, width: 20, height: 20 });
        sheet.structure.group("P", () => {
          sheet.link(encodeURI(agency.url + path), online, MARGIN + 24, LAST - online.height, onSignal);
        });
      });
    },
  };
}

/** An address as people write it. */
function shown(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

/** A sheet of the signal's colour, creased once. */
function drawGround(sheet: Sheet, top: number): void {
  const { signal, signalLit } = sheet.colours;
  const tall = PAGE.height - top;
  const at = (x: number, y: number): [number, number] => [PAGE.width * x, top + tall * y];
  sheet.shape(signal, at(0, 0), at(1, 0), at(1, 1), at(0, 1));
  sheet.shape(signalLit, at(0.68, 0), at(1, 0), at(1, 1), at(0.54, 1));
}
