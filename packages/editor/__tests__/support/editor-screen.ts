import type { Locator, Page } from "playwright-core";

/** Milliseconds for a step on the screen: the browser's own 30 s are short where two sites are built beside it. */
const STEP = 120_000;

/** A picture as somebody has it on their machine. */
interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The screen as somebody works on it who has a mouse, or none. */
export class EditorScreen {
  private constructor(
    private readonly page: Page,
    private readonly address: string,
  ) {}

  /** @param address - As the command has told it, with the token. */
  static async open(page: Page, address: string): Promise<EditorScreen> {
    await page.goto(address, { timeout: STEP });
    return EditorScreen.at(page, address.replace(/\?.*/, ""));
  }

  /** One that opens on a page, at its address. */
  static async at(page: Page, address: string): Promise<EditorScreen> {
    page.setDefaultTimeout(STEP);
    await page.getByRole("row").first().waitFor();
    return new EditorScreen(page, address);
  }

  /** Opens a collection, or an entry of one. */
  async open(place: string): Promise<void> {
    const [collection = ""] = place.split("/");
    const editor = this.page.getByRole("group", { name: "Content Editor" });
    // Nobody goes from one entry to another but by the list between them.
    await this.page.goto(`${this.address}#/collections/${collection}`);
    await editor.waitFor({ state: "hidden" });
    await this.page.getByRole("row").first().waitFor();
    if (place === collection) return;
    await this.page.goto(`${this.address}#/collections/${place}`);
    await editor.waitFor();
  }

  /** Opens the table of what search engines and shared links are told. */
  async openSearch(): Promise<void> {
    await this.page.goto(new URL("search", this.address).href);
    await this.page.getByRole("table").waitFor();
  }

  /** A field by its label. Fields are drawn as they come into view: whoever looks for one scrolls. */
  async field(label: string, within: Locator | Page = this.page): Promise<Locator> {
    const field = within.getByRole("group", { name: new RegExp(`^“.?${label}.?” Field$`) }).first();
    for (let step = 0; step < 100; step += 1) {
      if ((await field.count()) > 0) {
        await field.scrollIntoViewIfNeeded();
        return field;
      }
      await this.page.mouse.move(400, 600);
      await this.page.mouse.wheel(0, 400);
      await this.page.waitForTimeout(100);
    }
    throw new Error(`There is no field ${label}`);
  }

  async text(label: string, text: string, within?: Locator): Promise<void> {
    const box = (await this.field(label, within)).getByRole("textbox").first();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await box.fill(text);
      // What has just been chosen beside it draws it anew, and what was typed so early is gone.
      await this.page.waitForTimeout(200);
      if ((await box.inputValue()) === text) return;
    }
    throw new Error(`${label} does not keep what is typed`);
  }

  async number(label: string, number: number, within?: Locator): Promise<void> {
    await (await this.field(label, within)).getByRole("spinbutton").first().fill(String(number));
  }

  /** The texts that an entry has, wherever they stand: lists are opened until there is one. */
  async allTexts(): Promise<Locator[]> {
    const form = this.page.getByRole("group", { name: /^Edit/ });
    const fields = form.getByRole("group", { name: /Field$/ });
    const texts = form.locator("textarea:visible, input[type=text]:not([role=spinbutton]):visible");
    const closed = form.getByRole("button", { name: "Expand", exact: true, disabled: false });
    await fields.first().waitFor();
    for (let depth = 0; depth < 4; depth += 1) {
      // Fields are drawn one after the other: an empty list has none.
      await texts
        .or(closed)
        .first()
        .waitFor({ timeout: 5000 })
        .catch(() => undefined);
      if ((await texts.count()) > 0) return texts.all();
      if ((await closed.count()) === 0) return [];
      await closed.first().click();
    }
    return [];
  }

  /** Changes a text so that it can be saved: a form that is still being drawn forgets what is typed so early. */
  async change(text: Locator, value: string): Promise<void> {
    const enabled = this.page.getByRole("button", { name: "Save", exact: true, disabled: false });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await text.fill(value);
      const isSeen = enabled.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
      if (await isSeen) return;
    }
    throw new Error("What is typed changes nothing");
  }

  /** Adds entries to a list of texts. */
  async texts(label: string, texts: readonly string[], within?: Locator): Promise<void> {
    const list = await this.field(label, within);
    for (const text of texts) {
      await list.getByRole("button", { name: /^Add/ }).last().click();
      await list.getByRole("textbox").last().fill(text);
    }
  }

  /** Adds an entry to a list, and says what it is. */
  async add(what: string, list: Locator): Promise<Locator> {
    await list
      .getByRole("button", { name: new RegExp(`^Add .?${what}`) })
      .last()
      .click();
    return list.locator(".item").last();
  }

  async picture(label: string, { name, bytes }: Upload, alternative: string, within?: Locator): Promise<void> {
    const field = await this.field(label, within);
    await field
      .getByRole("button", { name: /Browse|Replace Image/ })
      .first()
      .click();
    const dialog = this.page.getByRole("dialog").last();
    const [chooser] = await Promise.all([
      this.page.waitForEvent("filechooser"),
      dialog.getByRole("button", { name: "Upload" }).click(),
    ]);
    await chooser.setFiles({
      name,
      mimeType: `image/${name.replace(/.*\./, "").replace("jpg", "jpeg")}`,
      buffer: bytes,
    });
    await dialog.getByRole("option", { selected: true }).filter({ hasText: "Unsaved" }).waitFor();
    await dialog.getByRole("button", { name: "Insert" }).click();
    await dialog.waitFor({ state: "detached" });
    // It is made smaller first: a save before that would say that there is none. Then its name stands there.
    const [kept = ""] = name.toLowerCase().replaceAll(" ", "-").split(".");
    await field.getByText(`/${kept}.webp`).waitFor();
    await this.text("Alternative text", alternative, field);
  }

  /** Saves, and waits until that is said. */
  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    await this.saved();
  }

  async saveByKeyboard(): Promise<void> {
    await this.page.keyboard.press("ControlOrMeta+s");
    await this.saved();
  }

  /** @throws What keeps it from being saved, as the screen tells it. */
  private async saved(): Promise<void> {
    const refusal = await this.refusal();
    if (refusal !== undefined) throw new Error(`Not saved: ${refusal}`);
  }

  /** Waits until something is said of a save. @returns What keeps it from being saved; nothing, once it is. */
  private async refusal(): Promise<string | undefined> {
    const invalid = this.page.getByRole("alert").filter({ hasText: "Show Errors" }).first();
    await this.nothingToSave().or(this.refused()).or(invalid).first().waitFor();
    if (await this.nothingToSave().isVisible()) return undefined;
    if (!(await this.refused().isVisible())) return invalid.innerText();
    const text = await this.refused().innerText();
    await this.refused().getByRole("button", { name: "OK" }).click();
    await this.refused().waitFor({ state: "hidden" });
    return text;
  }

  /** What tells of a save that was refused. */
  private refused(): Locator {
    return this.page.getByRole("alertdialog").last();
  }

  /** The button, once all that was typed is saved. */
  private nothingToSave(): Locator {
    return this.page.getByRole("button", { name: "Save", exact: true, disabled: true });
  }

  /** Saves, if that is allowed. @returns Whether it was. */
  async trySave(): Promise<boolean> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    return (await this.refusal()) === undefined;
  }

  /** Saves what can't be saved. @returns What is told of it. @throws When it was saved. */
  async saveInVain(): Promise<string> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    const refusal = await this.refusal();
    if (refusal === undefined) throw new Error("It was saved");
    return refusal;
  }

  /** Leaves an entry without what was changed in it. */
  async leave(): Promise<void> {
    await this.page.getByRole("button", { name: "Cancel Editing" }).click();
  }

  /** Presses the Tab key until what is asked for has the focus. @param text - It says, or has in it. */
  async tabTo(text: string): Promise<void> {
    for (let step = 0; step < 400; step += 1) {
      await this.page.keyboard.press("Tab");
      const focused = await this.page.evaluate(() => {
        const element = document.activeElement;
        return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? element.value
          : (element?.textContent ?? "");
      });
      if (focused.trim() === text) return;
    }
    throw new Error(`The Tab key does not lead to ${text}`);
  }
}
