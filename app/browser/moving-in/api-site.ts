import { hc } from "hono/client";
import { tagText } from "#domain/tags/tag.ts";
import type { Api } from "#workers/api/client.ts";
import { ask, dataOf } from "./ask-site.ts";
import { readerCalls } from "./reader-calls.ts";
import { draftAddress } from "#domain/text/draft-address.ts";
import { isRefusal, type Placed, type Site, SiteFault, type SiteRefusal } from "./site.ts";

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** The site at an origin, by its API. `send` asks it as its owner: with a session, or with a token. */
export function apiSite(origin: string, send: Send): Site {
  const { api } = hc<Api>(origin, { fetch: send });
  return {
    ...readerCalls(api),

    async findKnown({ keys = [], slugs = [], paths = [] }) {
      const { texts, taken } = await dataOf(() => api.lookup.$post({ json: { keys, slugs, paths } }));
      return { made: texts, taken: [...taken.slugs, ...taken.paths] };
    },

    findSlugRule: async () => (await dataOf(() => api.lookup.$post({ json: {} }))).slugRule,

    async findChange(key) {
      const answer = await ask(() => api.changes[":key"].$get({ param: { key } }));
      if ("data" in answer) {
        const { undone, counts, kept } = answer.data;
        const items = Object.values(counts).reduce((sum, count) => sum + count, 0);
        return { isUndone: undone !== null, items, kept };
      }
      if (answer.status === 404) return null;
      throw new SiteFault(answer.refusal);
    },

    async beginChange(change) {
      await dataOf(() => api.changes.$post({ json: change }));
    },

    undoChange: (key) => dataOf(() => api.changes[":key"].undo.$post({ param: { key } })),

    async publishPost({ key, ...post }) {
      const answer = await ask(() =>
        api.posts.$post({ json: { ...post, publishKey: key, announce: false } }),
      );
      if (isRefusal(answer)) return answer;
      const { id, slug } = answer.data;
      return { id, address: `/blog/${slug}` };
    },

    async createDraft({ key, ...draft }) {
      const answer = await ask(() => api.drafts.$post({ json: { ...draft, draftKey: key } }));
      if (isRefusal(answer)) return answer;
      const { id } = answer.data;
      return { id, address: draftAddress({ kind: draft.kind, id }) };
    },

    async publishPage(id, { publishedAt, updatedAt }) {
      const json = { publishedAt, updatedAt };
      const answer = await ask(() => api.drafts[":id"].page.$post({ param: { id }, json }));
      return isRefusal(answer) ? answer : { address: answer.data.path };
    },

    async readText({ kind, id }) {
      const answer =
        kind === "post"
          ? await ask(() => api.posts[":slugOrId"].$get({ param: { slugOrId: id } }))
          : await ask(() => api.drafts[":id"].$get({ param: { id } }));
      if (isRefusal(answer)) return null;
      const { title, summary, slug, imageUrl, dateString, tags, series, content, version } = answer.data;
      return { title, summary, slug, imageUrl, dateString, tags: tagText(tags), series, content, version };
    },

    async writeText(made, text) {
      const { publishedAt, updatedAt, ...fields } = text;
      const param = { id: made.id };
      // Where it was changed meanwhile it stays as it is.
      if (made.kind === "post") {
        const json = { ...fields, updatedAt, announce: false };
        await ask(() => api.posts[":id"].$put({ param, json }));
        return;
      }
      const saved = await ask(() => api.drafts[":id"].$put({ param, json: fields }));
      if (isRefusal(saved) || !made.isPublished) return;
      await ask(() => api.drafts[":id"].page.$post({ param, json: { publishedAt, updatedAt } }));
    },

    async findFile(hash) {
      const answer = await ask(() => api.image.hash[":sha256"].$get({ param: { sha256: hash } }));
      return "data" in answer ? answer.data.address : null;
    },

    async sendFile({ body, name, folder, alt, caption, change }) {
      const form = () => {
        const fields = new FormData();
        for (const [field, value] of Object.entries({ folder, alt, caption, change, same: "ask" }))
          fields.set(field, value);
        fields.set("file", body, name);
        return fields;
      };
      const address = new URL("/api/image/upload", origin === "/" ? location.origin : origin);
      const answer = await ask(
        () =>
          send(address, { method: "POST", body: form() }) as unknown as ReturnType<
            typeof api.image.fetch.$post
          >,
      );
      return placed(answer);
    },

    async fetchFile({ as, ...file }) {
      const json = { ...file, name: "", kind: as === "picture" ? "picture" : "media", same: "ask" } as const;
      return placed(await ask(() => api.image.fetch.$post({ json })));
    },

    async putRedirects(change, redirects) {
      return dataOf(() => api.redirects.$put({ json: { redirects, keep: true, change } }));
    },
  };
}

/** Where a file is: the one that was sent, or the same that was there. */
function placed(answer: { data: Placed } | (SiteRefusal & { current?: Placed })): Placed | SiteRefusal {
  if (!isRefusal(answer)) return { address: answer.data.address };
  return answer.code === "image_same" && answer.current ? { address: answer.current.address } : answer;
}
