import { createDraft } from "#domain/drafts/drafts.server.ts";
import { publishDraft } from "#domain/drafts/publish-draft.server.ts";
import { scheduleDraft } from "#domain/drafts/scheduling.server.ts";
import { changeImage, findImage } from "#domain/media/images.server.ts";
import { deleteImage, restoreImages } from "#domain/media/trash/trash.server.ts";
import { noteReplacement, showInstead } from "#domain/media/replace/replacing.server.ts";
import { showInArchive } from "#domain/newsletter/archive/archive.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Post } from "#domain/posts/post.ts";
import { resetLikes } from "#domain/posts/likes.server.ts";
import { publishPost, updatePost } from "#domain/posts/publishing.server.ts";
import { deletePost, restorePost } from "#domain/posts/trash.server.ts";
import type { Services } from "#domain/services.ts";
import { pictureFacts, storedImage } from "../images.ts";
import { newPost } from "../posts.ts";
import { testOwner } from "../services.ts";
import { letterSlugs, type PlainPost, type PlainSite, slugs } from "./plain-site.ts";

/** Chance for a run, the same for the same seed. */
export interface Chance {
  /** Below `count`. */
  below(count: number): number;
  pick<Value>(values: readonly Value[]): Value | undefined;
}

/** A command, and what the plain model makes of it once it was carried out. */
interface Change {
  run(services: Services): Promise<unknown>;
  note(done: unknown): void;
}

type MakeChange = (site: PlainSite, chance: Chance) => Change | null;

let count = 0;
const pictureId = "aaaaaaaaaaaaaaaa";
const content = (text: string) => `${text} ![](/media/${pictureId})`;
const nextTime = () =>
  new Date(Date.UTC(2026, 0, 1) + ++count * 60_000).toISOString().slice(0, 19).replace("T", " ");
const live = ({ posts }: PlainSite) => posts.filter(({ isDeleted }) => !isDeleted);
const isFree = (site: PlainSite, slug: string) => !live(site).some((post) => post.slug === slug);
const freeSlug = (site: PlainSite, chance: Chance) => chance.pick(slugs.filter((slug) => isFree(site, slug)));
const titleBy = (chance: Chance) => `Toad${chance.below(6)}x`;

function fresh(site: PlainSite, chance: Chance) {
  const slug = freeSlug(site, chance);
  const datetime = nextTime();
  const input = {
    title: titleBy(chance),
    slug,
    dateString: "",
    datetime,
    timeZone: "UTC",
    content: "",
    summary: "S",
  };
  return slug ? { ...input, slug, text: `Text ${count}` } : null;
}

function added(
  site: PlainSite,
  { slug, title, text, datetime }: Pick<PlainPost, "slug" | "title" | "text"> & { datetime: string },
) {
  return (done: unknown) => {
    const { id } = done as Post;
    site.posts.push({ id, slug, title, text, at: Date.parse(datetime), likes: 0, isDeleted: false });
  };
}

const changePost = (
  site: PlainSite,
  post: PlainPost,
  change: Partial<Pick<PlainPost, "slug" | "title" | "text">>,
): Change => ({
  run(services) {
    const { slug, title, text } = { ...post, ...change };
    const input = { ...newPost({ slug, title, summary: "S", content: content(text), dateString: "" }) };
    return updatePost(services, testOwner(services), post.id, input);
  },
  note() {
    const former = post.slug;
    Object.assign(post, change);
    delete site.redirects[post.slug];
    if (post.slug !== former) site.redirects[former] = post.id;
  },
});

/** Everything that the owner does to what strangers read. */
export const changes: Record<string, MakeChange> = {
  publish(site, chance) {
    const made = fresh(site, chance);
    if (!made) return null;
    const { text, ...input } = made;
    const run = (services: Services) =>
      publishPost(services, testOwner(services), newPost({ ...input, content: content(text) }));
    return { run, note: added(site, made) };
  },
  publishDraft(site, chance) {
    const made = fresh(site, chance);
    if (!made) return null;
    const { text, ...input } = made;
    return {
      async run(services) {
        const owner = testOwner(services);
        const post = newPost({ ...input, content: content(text) });
        const draft = await createDraft(services, owner, { ...post, dateString: "" });
        return publishDraft(services, owner, draft.id, post);
      },
      note: added(site, made),
    };
  },
  edit(site, chance) {
    const post = chance.pick(live(site));
    return post ? changePost(site, post, { text: `Text ${++count}` }) : null;
  },
  rename(site, chance) {
    const post = chance.pick(live(site));
    const slug = freeSlug(site, chance);
    return post && slug ? changePost(site, post, { slug }) : null;
  },
  retitle(site, chance) {
    const post = chance.pick(live(site));
    return post ? changePost(site, post, { title: titleBy(chance) }) : null;
  },
  trash(site, chance) {
    const post = chance.pick(live(site));
    if (!post) return null;
    const run = (services: Services) => deletePost(services, testOwner(services), post.id);
    return { run, note: () => void (post.isDeleted = true) };
  },
  restore(site, chance) {
    const post = chance.pick(site.posts.filter(({ isDeleted, slug }) => isDeleted && isFree(site, slug)));
    if (!post) return null;
    const run = (services: Services) => restorePost(services, testOwner(services), post.id);
    return { run, note: () => void (post.isDeleted = false) };
  },
  resetLikes(site, chance) {
    const post = chance.pick(live(site).filter(({ likes }) => likes > 0));
    if (!post) return null;
    const run = (services: Services) => resetLikes(services, testOwner(services), post.id);
    return { run, note: () => void (post.likes = 0) };
  },
  picture(site) {
    const { picture } = site;
    if (!picture) {
      return {
        async run(services) {
          if (await restoreImages(services, testOwner(services), [pictureId]))
            return findImage(services, pictureId);
          return storedImage(services, { id: pictureId, alt: "A toad" });
        },
        note: (done) => void (site.picture = done as { alt: string; revision: number }),
      };
    }
    const alt = `Toad ${++count}`;
    const run = (services: Services) => changeImage(services, testOwner(services), pictureId, { alt });
    return { run, note: () => void (picture.alt = alt) };
  },
  replacePicture(site) {
    const { picture } = site;
    if (!picture) return null;
    return {
      async run(services) {
        const replacement = await noteReplacement(services, pictureId, "picture");
        if (isRefused(replacement)) return replacement;
        const stored = { kind: "picture" as const, facts: pictureFacts(), bytes: 1000, hash: "" };
        const details = { name: "", folder: "", replaces: "", same: "keep" as const };
        return showInstead(services, replacement, stored, details);
      },
      note: (done) => void (picture.revision = (done as { revision: number }).revision),
    };
  },
  deletePicture(site, chance) {
    if (!site.picture || chance.below(4) > 0) return null;
    const run = (services: Services) =>
      deleteImage(services, testOwner(services), pictureId, { force: true });
    return { run, note: () => void (site.picture = null) };
  },
  letter(site, chance) {
    const slug = chance.pick(letterSlugs) ?? "";
    const isPublic = !site.letters.includes(slug);
    const run = (services: Services) => showInArchive(services, testOwner(services), slug, isPublic);
    const others = site.letters.filter((each) => each !== slug);
    return { run, note: () => void (site.letters = isPublic ? [...others, slug] : others) };
  },
};

/** A draft that the cron publishes when its time has come: what to schedule, and what is there afterwards. */
export function scheduled(site: PlainSite, chance: Chance, now: Date) {
  const made = fresh(site, chance);
  if (!made) return null;
  const { text, ...input } = made;
  const whole = Math.floor(now.getTime() / 1000) * 1000;
  const at = new Date(whole + 60_000 + chance.below(300) * 1000);
  return {
    at,
    slug: made.slug,
    async schedule(services: Services) {
      const owner = testOwner(services);
      const draft = await createDraft(services, owner, newPost({ ...input, content: content(text) }));
      return scheduleDraft(services, owner, draft.id, { publishAt: at.toISOString(), timeZone: "UTC" });
    },
    title: made.title,
    text,
  };
}
