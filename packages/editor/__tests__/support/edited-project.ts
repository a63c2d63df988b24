import { setTimeout } from "node:timers/promises";
import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { BROWSER_FLAGS, findBrowser } from "@site/toolkit/browser";
import { freePort } from "@site/toolkit/server-process";
import type { ProjectCopy } from "../../../../__tests__/support/project-copy";
import { EditorScreen } from "./editor-screen";
import { startEdit } from "./start-edit";

/** Milliseconds for a start, a save that is shown, and the like: they end what hangs, on a machine that is as busy as can be. */
const PATIENCE = 600_000;

/** A copy of the project that somebody edits. */
export interface EditedProject {
  readonly page: Page;
  readonly screen: EditorScreen;
  /** Where the site is that stands beside the screen. */
  readonly site: string;
  /** Waits until something is so. */
  readonly eventually: (isSo: () => boolean | Promise<boolean>) => Promise<void>;
  /** Waits until the page that stands beside the form shows a text, or shows it no longer. */
  readonly shown: (text: string, state?: "visible" | "detached") => Promise<void>;
  readonly remove: () => Promise<void>;
}

interface Options extends BrowserContextOptions {
  readonly withSite?: boolean;
}

/** Starts `npm run edit` on a copy, and opens the screen in a browser. */
export async function edit(copy: ProjectCopy, { withSite = true, ...options }: Options): Promise<EditedProject> {
  const sitePort = String(await freePort());
  const command = await startEdit(copy.folder, ...(withSite ? ["--site-port", sitePort] : ["--without-site"]));
  const eventually: EditedProject["eventually"] = async (isSo) => {
    const end = Date.now() + PATIENCE;
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(`Waited in vain\n${command.output().slice(-4000)}`);
      await setTimeout(300);
    }
  };
  if (withSite) await eventually(() => command.output().includes("You can now view"));
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  const page = await browser.newPage(options);
  const beside = page.frameLocator("iframe.preview").frameLocator("iframe");
  return {
    page,
    screen: await EditorScreen.open(page, command.address),
    site: `http://localhost:${sitePort}`,
    eventually,
    shown: async (text, state = "visible") => {
      try {
        await beside.getByText(text).first().waitFor({ state });
      } catch (cause) {
        const frames = page.frames().map(async (frame) => {
          const read = await frame.evaluate(() => document.body.innerText.slice(0, 400)).catch(String);
          return `${frame.url()}: ${read}`;
        });
        const seen = (await Promise.all(frames)).join("\n");
        throw new Error(`Not ${state}: ${text}\n${seen}\n${command.output().slice(-4000)}`, { cause });
      }
    },
    remove: async () => {
      await browser.close();
      command.stop();
      await copy.remove();
    },
  };
}
