import { type ClientResponse, hc } from "hono/client";
import type { DataIn } from "@toadstool/hono-calls/client";
import type { Api, ApiClient } from "#workers/api/client.ts";
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

/** The owner in another browser, calling the site's API; and the texts that the site holds, as that browser sees them. */
export class Elsewhere {
  private readonly api: ApiClient;
  private readonly gate: Gate;

  private constructor(api: ApiClient, gate: Gate) {
    this.api = api;
    this.gate = gate;
  }

  static async open(addresses: { site: string; identity: string }, gate: Gate): Promise<Elsewhere> {
    const headers = { Authorization: `Bearer ${await ownerToken(addresses)}` };
    return new Elsewhere(hc<Api>(addresses.site, { headers }).api, gate);
  }

  async make(kind: Kind, text: PlainText, slug: string): Promise<Held> {
    const moment = { dateString: "4 March 2026", datetime: "2026-03-04 09:12:00", timeZone: "Europe/London" };
    const { posts, drafts } = this.api;
    const made = await (kind === "post"
      ? this.ask(() => posts.$post({ json: { ...text, slug, ...moment } }))
      : this.ask(() => drafts.$post({ json: { ...text, slug } })));
    if (!made) throw new Error(`No ${kind} was made.`);
    return made;
  }

  /** Null where there is none, as of one that lies in the trash. */
  async find(kind: Kind, id: string): Promise<Held | null> {
    return kind === "post"
      ? this.ask(() => this.api.posts[":slugOrId"].$get({ param: { slugOrId: id } }))
      : this.ask(() => this.api.drafts[":id"].$get({ param: { id } }));
  }

  /** The draft that a new text has become; null where it is not a draft yet. */
  async titled(title: string): Promise<Held | null> {
    const drafts = await this.ask(() => this.api.drafts.$get({ query: { q: title } }));
    return drafts?.find((draft) => draft.title === title) ?? null;
  }

  /** Saves the text with more words at its end; returns the result. */
  async write(kind: Kind, id: string, words: string): Promise<Held | null> {
    // A save of the author's own that was on its way may arrive between.
    return this.writeOnce(kind, id, words).catch(() => this.writeOnce(kind, id, words));
  }

  private async writeOnce(kind: Kind, id: string, words: string): Promise<Held | null> {
    const held = await this.find(kind, id);
    if (!held) return null;
    const { title, summary, slug, dateString, version } = held;
    const content = [held.content, words].filter(Boolean).join("\n\n");
    const json = { title, summary, slug, dateString, content, version };
    return kind === "post"
      ? this.ask(() => this.api.posts[":id"].$put({ param: { id }, json }))
      : this.ask(() => this.api.drafts[":id"].$put({ param: { id }, json }));
  }

  async delete(kind: Kind, id: string): Promise<void> {
    const { posts, drafts } = this.api;
    await (kind === "post"
      ? this.ask(() => posts[":id"].$delete({ param: { id } }))
      : this.ask(() => drafts[":id"].$delete({ param: { id } })));
  }

  /** The data of a call's answer; null where there is nothing. */
  private ask<Answer extends ClientResponse<unknown, number, "json">>(
    call: () => Promise<Answer>,
  ): Promise<DataIn<Answer> | null> {
    return this.gate.need(async () => {
      const answer = await call();
      if (answer.status === 404) return null;
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text.slice(0, 300)}`);
      return (JSON.parse(text) as { data: DataIn<Answer> }).data;
    });
  }
}
