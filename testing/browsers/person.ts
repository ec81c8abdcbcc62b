import { keys, type Tab } from "./browser.ts";
import { findInPage, type Found, type Kind } from "./find-in-page.ts";

/** Milliseconds: pieces are drawn in software, and the machine does other things too. */
const patience = 30_000;

/** Asks again and again until the answer is good; throws with the last words where it never is. */
export async function until<Result>(
  what: string,
  ask: () => Promise<Result | null | undefined | false>,
  within = patience,
): Promise<Result> {
  const deadline = Date.now() + within;
  let last: unknown;
  do {
    // oxlint-disable-next-line no-await-in-loop -- asked again and again
    const answer = await ask().catch((error: unknown) => void (last = error));
    if (answer) return answer;
    // oxlint-disable-next-line no-await-in-loop -- the same
    await new Promise((later) => setTimeout(later, 100));
  } while (Date.now() < deadline);
  throw new Error(
    `${what}: not within ${within / 1000} s${last instanceof Error ? ` (${last.message})` : ""}`,
  );
}

/** What a person does and sees in a tab of the site. */
export class Person {
  readonly tab: Tab;
  readonly site: string;

  constructor(tab: Tab, site: string) {
    this.tab = tab;
    this.site = site;
  }

  async visit(path: string): Promise<void> {
    await this.tab.go(new URL(path, this.site).href);
  }

  /** Waits until scripts have taken the page over: their first effect is to measure the window. */
  async hydrated(): Promise<void> {
    await until("scripts take the page over", () =>
      this.tab.run(() => document.documentElement.style.getPropertyValue("--viewport-height") !== ""),
    );
  }

  see(kind: Kind, name: string, within?: number): Promise<Found> {
    return until(`${kind} “${name}” on ${this.site}`, () => this.tab.run(findInPage, kind, name), within);
  }

  async seesNo(kind: Kind, name: string): Promise<void> {
    await until(`no ${kind} “${name}”`, async () => !(await this.tab.run(findInPage, kind, name)));
  }

  /** Presses it with the mouse, once it has stopped moving and nothing covers it. */
  async press(kind: "button" | "link" | "field" | "heading" | "text" | "image", name: string): Promise<void> {
    let before = { x: -1, y: -1 };
    const { x, y } = await until(`${kind} “${name}” can be pressed`, async () => {
      const found = await this.tab.run(findInPage, kind, name);
      const isStill = found && Math.abs(found.x - before.x) < 1 && Math.abs(found.y - before.y) < 1;
      before = found ?? before;
      return isStill && found.isInReach && found;
    });
    await this.tab.press(x, y);
  }

  /** Puts a text in a field, replacing its content. */
  async write(field: string, text: string): Promise<void> {
    await this.press("field", field);
    await until(
      `“${field}” has the focus`,
      async () => (await this.tab.run(findInPage, "field", field))?.isFocused,
    );
    await this.tab.chord(keys.control, "a");
    await this.tab.type([keys.delete, ...text]);
  }

  /** Follows a link; once more where the page was exchanged under the press, as a list that is only now complete. */
  async follow(link: string, pattern: RegExp): Promise<void> {
    await this.press("link", link);
    await this.at(pattern, 8_000).catch(async () => {
      await this.press("link", link);
      await this.at(pattern);
    });
  }

  async at(pattern: RegExp, within?: number): Promise<string> {
    return until(
      `the address ${pattern}`,
      async () => {
        const address = await this.address();
        return pattern.test(address) && address;
      },
      within,
    );
  }

  address(): Promise<string> {
    return this.tab.run(() => location.href);
  }

  async back(): Promise<void> {
    await this.tab.run(() => void setTimeout(() => history.back()));
  }
}
