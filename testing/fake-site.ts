import type {
  DraftToCome,
  Kept,
  Made,
  PostToCome,
  Site,
  SiteRefusal,
  TextHere,
} from "#app/browser/moving-in/site.ts";
import { draftAddress } from "#domain/text/draft-address.ts";

export const refusal = (code: string, again: number | null = null): SiteRefusal => ({
  refusal: `Refused: ${code}.`,
  code,
  status: again === null ? 422 : 503,
  again,
});

type Text = Omit<Made, "change"> & {
  change: string;
  text: TextHere;
  isPublished: boolean;
  language: string;
  /** Its translations have the same; "" for none. */
  group: string;
};

/** What a site holds that a move comes to. */
export function emptyWorld() {
  return {
    texts: new Map<string, Text>(),
    /** By hash, or by the address from which they were fetched. */
    files: new Map<string, { id: string; change: string }>(),
    redirects: new Map<string, { target: string; change: string }>(),
    changes: new Map<string, { name: string; isUndone: boolean; kept: Kept[] }>(),
    readers: new Map<string, string>(),
    rows: new Map<number, string>(),
    /** Answers to the next fetches of an address; it is there otherwise. */
    web: new Map<string, SiteRefusal[]>(),
    /** How often each call was made. */
    calls: [] as string[],
  };
}
export type World = ReturnType<typeof emptyWorld>;

/** A site in memory with the rules that a move relies on: what a key has made is made once. */
export function fakeSite(world: World): Site {
  const { texts, files, redirects, changes, readers, rows, web } = world;
  const slugs = () =>
    new Set([...texts.values()].filter((one) => !one.isInTrash).map((one) => one.text.slug));
  const open = (change: string) => changes.get(change)?.isUndone === false;
  const add = (key: string, kind: Made["kind"], input: PostToCome | DraftToCome, isPublished: boolean) => {
    const id = `id-${key}`;
    const address = isPublished
      ? `/blog/${input.slug}`
      : draftAddress({ kind: kind === "page" ? "page" : "post", id });
    const { title, summary, slug, imageUrl, dateString, tags, series, content } = input;
    const text = { title, summary, slug, imageUrl, dateString, tags, series, content, version: 1 };
    const isUnchanged = true;
    const { change } = input;
    const { language } = input;
    const group = input.translationOf && groupOf(input.translationOf);
    const made = { key, kind, id, address, isPublished, change, isUnchanged, text, language, group };
    texts.set(key, { ...made, isInTrash: false });
    return { id, address };
  };
  const keep = (name: string, change: string) => {
    const file = files.get(name) ?? { id: `file-${files.size + 1}`, change };
    files.set(name, file);
    return { address: `/media/${file.id}` };
  };
  const byId = (id: string) => [...texts.values()].find((one) => one.id === id);
  const groupOf = (id: string) => {
    const other = byId(id);
    if (!other) throw new Error(`No text ${id} is here.`);
    return (other.group ||= `group of ${id}`);
  };
  const importHere = () => ({
    id: "list",
    areAdded: readers.size > 0,
    counts: { new: rows.size, known: 0, double: 0, suppressed: 0, bad: 0 },
    said: [],
  });
  const site: Site = {
    async findKnown({ keys = [], slugs: asked = [], paths = [] }) {
      const taken = slugs();
      return {
        made: keys.flatMap((key) => texts.get(key) ?? []),
        taken: [...asked, ...paths].filter((one) => taken.has(one)),
      };
    },
    findSlugRule: async () => ({ script: "latin", language: "en-GB" }),
    async findChange(key) {
      const change = changes.get(key);
      if (!change) return null;
      const items = [...texts.values()].filter((one) => one.change === key).length;
      return { ...change, items };
    },
    async beginChange({ key, name }) {
      if (!changes.has(key)) changes.set(key, { name, isUndone: false, kept: [] });
    },
    async undoChange(key) {
      const change = changes.get(key);
      const mine = [...texts.values()].filter((one) => one.change === key);
      const gone = mine.filter(({ isUnchanged }) => isUnchanged).slice(0, 2);
      for (const one of gone) texts.delete(one.key);
      for (const [path, one] of redirects) if (one.change === key) redirects.delete(path);
      const kept = mine
        .filter(({ isUnchanged }) => !isUnchanged)
        .map(({ id, text, address }) => ({
          kind: "post",
          id,
          title: text.title,
          address,
          why: "You have changed it since.",
        }));
      const before = change?.kept.length ?? 0;
      if (change) Object.assign(change, { isUndone: true, kept });
      const isOver = mine.length === kept.length + gone.length;
      return { removed: gone.length, kept: kept.slice(before), isOver };
    },
    async publishPost(post) {
      const before = texts.get(post.key);
      if (before)
        return before.text.content === post.content
          ? { id: before.id, address: before.address }
          : refusal("already_published");
      if (!open(post.change)) return refusal("change_undone");
      if (slugs().has(post.slug)) return refusal("slug_taken");
      if (post.content.includes("unpublishable")) return refusal("invalid");
      return add(post.key, "post", post, true);
    },
    async createDraft(draft) {
      const before = texts.get(draft.key);
      if (before) return { id: before.id, address: before.address };
      if (!open(draft.change)) return refusal("change_undone");
      return add(draft.key, draft.kind === "page" ? "page" : "draft", draft, false);
    },
    async publishPage(id) {
      const page = byId(id);
      if (!page) return refusal("missing");
      if (page.text.content.includes("unpublishable")) return refusal("invalid");
      Object.assign(page, { isPublished: true, address: page.text.slug });
      return { address: page.address };
    },
    readText: async ({ id }) => byId(id)?.text ?? null,
    async writeText({ id }, { version, ...text }) {
      const one = byId(id);
      if (one?.text.version === version) one.text = { ...one.text, ...text, version: version + 1 };
    },
    async findFile(hash) {
      const file = files.get(hash);
      return file ? `/media/${file.id}` : null;
    },
    async sendFile({ body, change }) {
      const bytes = new Uint8Array(await body.arrayBuffer());
      if (bytes[0] === 0) return { ...refusal("image_type"), status: 415 };
      const digest = await crypto.subtle.digest("SHA-256", bytes);
      const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
      return keep(hex.join(""), change);
    },
    fetchFile: async ({ url, change }) => web.get(url)?.shift() ?? keep(url, change),
    async putRedirects(change, list) {
      return list.map(({ path, target }) => {
        if (path === target) return { state: "refused", why: "It leads to itself." };
        if (redirects.has(path)) return { state: "kept", why: "" };
        redirects.set(path, { target, change });
        return { state: "made", why: "" };
      });
    },
    beginImport: async () => importHere(),
    async sendRows(_id, list) {
      for (const { line, email } of list) rows.set(line, email);
    },
    readImport: async () => importHere(),
    async addReaders(_id, { consent }) {
      if (!consent) return refusal("consent_missing");
      for (const email of rows.values()) readers.set(email, consent);
      return null;
    },
  };
  return watched(site, (name) => void world.calls.push(name));
}

/** `isDone`: the site has done it, and its answer is lost. */
export interface Death {
  at: number;
  isDone: boolean;
}

/** The same site as a window sees it that is closed at one of its calls. */
export function dyingSite(site: Site, { at, isDone }: Death): Site {
  let calls = 0;
  return new Proxy(site, {
    get:
      (target, name: keyof Site) =>
      async (...given: never[]) => {
        calls++;
        if (calls === at && isDone) await (target[name] as (...all: never[]) => Promise<unknown>)(...given);
        if (calls >= at) throw new Error("crash");
        return (target[name] as (...all: never[]) => Promise<unknown>)(...given);
      },
  });
}

function watched(site: Site, see: (name: string) => void): Site {
  return new Proxy(site, {
    get(target, name: keyof Site) {
      return (...given: never[]) => {
        see(name);
        return (target[name] as (...all: never[]) => Promise<unknown>)(...given);
      };
    },
  });
}
