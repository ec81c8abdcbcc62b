import type { BrowserContext, Route } from "@playwright/test";

/** What can go wrong between the editor and its site. */
export const faults = [
  /** The request never arrives. */
  "unreachable",
  /** It arrives and is done; the answer is lost. */
  "unheard",
  500,
  503,
  413,
  /** It is under way until it is let go. */
  "slow to arrive",
  "slow to answer",
  /** Done, and after a long while the answer is lost. */
  "slow and unheard",
] as const;
export type Fault = (typeof faults)[number];

/** The line between one author's pages and the site: everything that saves goes through it. */
export class Line {
  /** Called for each save that the site has done and whose answer has reached the page. */
  onSaved: () => void = () => undefined;
  onFault: () => void = () => undefined;
  private fault: Fault | null = null;
  private left = 0;
  private held: (() => void)[] = [];
  private mendings = 0;

  async layIn(context: BrowserContext): Promise<void> {
    for (const path of ["**/api/drafts", "**/api/drafts/**", "**/api/posts", "**/api/posts/*"])
      await context.route(path, (route) => this.carry(route).catch(() => lose(route)));
    context.on("response", (response) => {
      const isSave = response.request().method() !== "GET" && /\/api\/(drafts|posts)/.test(response.url());
      if (isSave && response.ok()) this.onSaved();
    });
  }

  /** The next `times` saves meet this. */
  break(fault: Fault, times: number): void {
    this.fault = fault;
    this.left = times;
  }

  get isHolding(): boolean {
    return this.held.length > 0;
  }

  /** Held requests go on. */
  release(): void {
    for (const letGo of this.held.splice(0)) letGo();
  }

  mend(): void {
    this.fault = null;
    this.mendings += 1;
    this.release();
  }

  /** A page that is left meanwhile takes its requests along, which Playwright reports as an error. */
  private async carry(route: Route): Promise<void> {
    const { fault, mendings } = this;
    if (route.request().method() === "GET" || fault === null) return route.continue();
    this.left -= 1;
    if (this.left <= 0) this.fault = null;
    this.onFault();
    if (fault === "unreachable") return route.abort("connectionrefused");
    if (fault === "slow to arrive") {
      await this.hold(mendings);
      return route.continue();
    }
    if (typeof fault === "number") return route.fulfill({ status: fault, body: bodies[fault] });
    const response = await route.fetch();
    if (fault !== "unheard") await this.hold(mendings);
    return fault === "slow to answer" ? route.fulfill({ response }) : route.abort("connectionreset");
  }

  /** Holds until it is released; nothing is held on a line that has been restored meanwhile. */
  private async hold(since: number): Promise<void> {
    if (since !== this.mendings) return;
    await new Promise<void>((letGo) => this.held.push(letGo));
  }
}

/** The site was away, or the page has gone. */
async function lose(route: Route): Promise<void> {
  await route.abort("connectionreset").catch(() => undefined);
}

const bodies = {
  500: "oops",
  503: "<!doctype html><title>Unavailable</title>",
  413: '{"error":{"code":"body_too_large","message":"Too large."}}',
};
