import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Random, random as numbersFrom } from "@toadstool/stage/seeded";
import { addressOf, openEditor, type Place, placeNow, read, until } from "./editor-page.ts";
import { Elsewhere, type Held, type Kind } from "./elsewhere.ts";
import type { Gate } from "./gate.ts";
import { type Typist, viewOf } from "./typist.ts";
import { Line } from "./line.ts";
import { differenceOf, isSame, type PlainText, sheetOf, textOf } from "./sheet.ts";
import type { Tally } from "./tally.ts";
import { pick, Words } from "./words.ts";

/** What all runs share. */
export interface Stage {
  browser: Browser;
  addresses: { site: string; identity: string };
  /** Of a browser that has logged in. */
  storage: Awaited<ReturnType<BrowserContext["storageState"]>>;
  tally: Tally;
  gate: Gate;
  /** Kills the site's Worker and starts it again. */
  restart: () => Promise<void>;
}

/** Typed text that is nowhere, or text that is where it should not be. */
export class Loss extends Error {}

/** One author at one text, and all that happens to them: the same for the same seed. */
export class Story {
  readonly seed: number;
  readonly random: Random;
  readonly stage: Stage;
  readonly context: BrowserContext;
  readonly elsewhere: Elsewhere;
  readonly line = new Line();
  readonly journal: string[] = [];
  readonly typist: Typist;
  place: Place = { kind: "new" };
  isOffline = false;
  /** How often the browser asked whether the page may be left. */
  asked = 0;
  /** Texts the author chose another one over: they are on this device. */
  readonly asides: PlainText[] = [];
  /** What another browser has saved. */
  readonly theirs: Held[] = [];
  /** Texts that this one went its own way from: they stay as they are. */
  readonly behind: { kind: Kind; held: Held }[] = [];

  private constructor(seed: number, stage: Stage, context: BrowserContext, page: Page, elsewhere: Elsewhere) {
    this.seed = seed;
    this.stage = stage;
    this.context = context;
    this.elsewhere = elsewhere;
    this.random = numbersFrom(`writing ${seed}`);
    this.typist = {
      page,
      sheet: { title: "", summary: "", blocks: [""] },
      words: new Words(this.random),
      view: "Write",
      count: (letters) => (stage.tally.characters += letters),
    };
    this.line.onSaved = () => (stage.tally.saves += 1);
    this.line.onFault = () => (stage.tally.faults += 1);
  }

  static async begin(seed: number, stage: Stage): Promise<Story> {
    const elsewhere = await stage.gate.need(() => Elsewhere.open(stage.addresses, stage.gate));
    const context = await stage.browser.newContext({
      baseURL: stage.addresses.site,
      storageState: stage.storage,
      viewport: { width: 1280, height: 900 },
      locale: "en-GB",
      timezoneId: "Europe/London",
    });
    context.setDefaultTimeout(45_000);
    await context.clock.install();
    const story = new Story(seed, stage, context, await context.newPage(), elsewhere);
    await story.line.layIn(context);
    await story.choosePlace();
    story.listen();
    await story.open();
    return story;
  }

  get page(): Page {
    return this.typist.page;
  }

  note(words: string): void {
    this.journal.push(words);
  }

  is(share: number): boolean {
    return this.random() < share;
  }

  get wanted(): PlainText {
    return textOf(this.typist.sheet);
  }

  /** Another tab takes the place of one that is gone. */
  async openAnother(): Promise<void> {
    this.typist.page = await this.context.newPage();
    this.listen();
    await this.open();
  }

  async open(): Promise<void> {
    const { place } = this;
    const isGone = await this.isGone();
    // Its page is no longer there; among the drafts it becomes a new text.
    const address = isGone && place.kind === "post" ? `/admin/blog?post=${place.id}` : addressOf(place);
    await this.stage.gate.need(() => openEditor(this.page, address));
    this.typist.view = await viewOf(this.page);
  }

  /** A post that was deleted has no page any more. */
  async isGone(): Promise<boolean> {
    return this.place.kind === "post" && (await this.elsewhere.find("post", this.place.id)) === null;
  }

  async pass(milliseconds: number, isInOneGo = false): Promise<void> {
    this.stage.tally.minutes += milliseconds / 60_000;
    await (isInOneGo ? this.page.clock.fastForward(milliseconds) : this.page.clock.runFor(milliseconds));
  }

  /** The typed text is in the editor. */
  async stands(): Promise<void> {
    this.place = await placeNow(this.page, this.place);
    const shown: { text: PlainText | null } = { text: null };
    const isThere = async () => {
      shown.text = await read(this.page);
      return shown.text !== null && isSame(shown.text, this.wanted);
    };
    await until("the editor shows what was typed", isThere, 5_000).catch(() => {
      throw new Loss(`The editor shows another text than was typed: ${this.tellApart(shown.text)}`);
    });
  }

  tellApart(found: PlainText | null, elsewhere: string[] = []): string {
    return found ? differenceOf(this.wanted, found, elsewhere).join("; ") : "there is none";
  }

  private listen(): void {
    this.page.on("dialog", (dialog) => {
      this.asked += 1;
      dialog.accept().catch(() => undefined);
    });
    this.page.on("pageerror", (error) => this.note(`(the page says: ${error.message})`));
  }

  private async choosePlace(): Promise<void> {
    const kind = pick(["new", "draft", "draft", "draft", "post"] as const, this.random);
    if (kind === "new") return;
    const { words } = this.typist;
    const content = `${words.some()}\n\n${words.some()}`;
    const text = { title: `Seed ${this.seed} ${words.plain()}`, summary: "In short.", content };
    const slug = `seed-${this.seed}-${crypto.randomUUID().slice(0, 8)}`;
    const { id } = await this.elsewhere.make(kind, text, slug);
    this.place = kind === "post" ? { kind, id, slug, isOnItsPage: this.is(0.5) } : { kind, id };
    this.typist.sheet = sheetOf(text);
  }
}
