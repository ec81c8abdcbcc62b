import { ownerToken } from "../images-owner.ts";
import type { Gate } from "./gate.ts";
import type { PlainText } from "./sheet.ts";

export interface Held extends PlainText {
  id: string;
  slug: string;
  dateString: string;
  version: number;
}

export type Kind = "draft" | "post";

/** The owner in another browser, who asks the site's API; and what it holds, as that browser sees it. */
export class Elsewhere {
  private readonly site: string;
  private readonly token: string;
  private readonly gate: Gate;

  private constructor(site: string, token: string, gate: Gate) {
    this.site = site;
    this.token = token;
    this.gate = gate;
  }

  static async open(addresses: { site: string; identity: string }, gate: Gate): Promise<Elsewhere> {
    return new Elsewhere(addresses.site, await ownerToken(addresses), gate);
  }

  async make(kind: Kind, text: PlainText, slug: string): Promise<Held> {
    const moment = { dateString: "4 March 2026", datetime: "2026-03-04 09:12:00", timeZone: "Europe/London" };
    return (await this.ask(`${kind}s`, "POST", { ...text, slug, ...(kind === "post" && moment) })) as Held;
  }

  /** Null where there is none, as of one that lies in the trash. */
  async find(kind: Kind, id: string): Promise<Held | null> {
    return (await this.ask(`${kind}s/${id}`, "GET")) as Held | null;
  }

  /** What a new text has become; null where it is no draft yet. */
  async titled(title: string): Promise<Held | null> {
    const drafts = (await this.ask(`drafts?${new URLSearchParams({ q: title })}`, "GET")) as Held[] | null;
    return drafts?.find((draft) => draft.title === title) ?? null;
  }

  /** Saves the text with more behind it; answers what it then is. */
  async write(kind: Kind, id: string, words: string): Promise<Held | null> {
    // A save of the author's own that was on its way may arrive between.
    return this.writeOnce(kind, id, words).catch(() => this.writeOnce(kind, id, words));
  }

  private async writeOnce(kind: Kind, id: string, words: string): Promise<Held | null> {
    const held = await this.find(kind, id);
    if (!held) return null;
    const { title, summary, slug, dateString, version } = held;
    const content = [held.content, words].filter(Boolean).join("\n\n");
    const change = { title, summary, slug, dateString, content, version };
    return (await this.ask(`${kind}s/${id}`, "PUT", change)) as Held | null;
  }

  async delete(kind: Kind, id: string): Promise<void> {
    await this.ask(`${kind}s/${id}`, "DELETE");
  }

  private ask(path: string, method: string, body?: object): Promise<unknown> {
    return this.gate.need(() => this.askNow(path, method, body));
  }

  private async askNow(path: string, method: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${this.site}/api/${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
    });
    if (answer.status === 404) return null;
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} /api/${path}: ${answer.status} ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { data: unknown }).data;
  }
}
