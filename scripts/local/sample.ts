import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { and, eq } from "drizzle-orm";
import matter from "gray-matter";
import { drafts, posts } from "#db/schema.ts";
import { createDraft } from "#domain/drafts/drafts.server.ts";
import { type Owner, provenOwnerOf } from "#domain/identity/owner.ts";
import { isRefused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import { newPostInput } from "#domain/posts/post.ts";
import { publishPost } from "#domain/posts/publishing.server.ts";
import { profile } from "#studio/profile.ts";
import type { Writing } from "./database.ts";
import { insertLetters, type SampleLetter } from "./sample-letters.ts";
import { studioFolder } from "./studio.ts";

/** Whether the studio has posts or letters to begin with. */
export const hasSample = () => textsIn("posts").length + textsIn("letters").length > 0;

/** Skips existing entries, so that it can be called again after it was interrupted. */
export async function loadSample(services: Writing): Promise<void> {
  const owner = provenOwnerOf(services.settings.identity, {
    issuer: "sample",
    subject: "sample",
    name: profile.name,
  });
  if (!owner) throw new Error("The sample's settings name no owner.");
  for (const { likes, ...sample } of samplePosts()) {
    await publishIfMissing(services, owner, sample);
    const isUnliked = and(eq(posts.slug, sample.slug), eq(posts.likes, 0));
    await services.db.update(posts).set({ likes }).where(isUnliked);
  }
  await insertLetters(services, sampleLetters());
  for (const draft of sampleDrafts()) {
    const { slug } = draft;
    const [known] = await services.db.select({ id: drafts.id }).from(drafts).where(eq(drafts.slug, slug));
    if (!known) await createDraft(services, owner, draft);
  }
}

type SamplePost = Omit<ReturnType<typeof samplePosts>[number], "likes">;

async function publishIfMissing(services: Writing, owner: Owner, sample: SamplePost): Promise<void> {
  const { slug } = sample;
  const [known] = await services.db.select({ id: posts.id }).from(posts).where(eq(posts.slug, slug));
  if (known) return;
  const input = parse(newPostInput, sample);
  const post = isRefused(input) ? input : await publishPost(services, owner, input);
  if (isRefused(post)) throw new Error(`The sample post ${slug}: ${post.message}`);
}

function textsIn(name: "posts" | "letters") {
  const folder = join(studioFolder, name);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(".md"));
  return files.map((file) => matter(readFileSync(resolve(folder, file), "utf8")));
}

const fieldsOf = ({ data, content }: ReturnType<typeof matter>) => ({
  title: String(data.title),
  slug: String(data.slug),
  summary: String(data.summary),
  imageUrl: String(data.image ?? ""),
  tags: String(data.tags ?? ""),
  content: content.trim(),
});

/** The texts of studio/posts/; `draft: true` makes one a draft. */
export function samplePosts() {
  return textsIn("posts")
    .filter(({ data }) => data.draft !== true)
    .map((text) => {
      const [dateString, time] = String(text.data.date).split(", ");
      return {
        ...fieldsOf(text),
        dateString,
        datetime: datetimeOf(`${dateString} ${time} UTC`),
        timeZone: profile.timeZone,
        likes: Number(text.data.likes ?? 0),
      };
    });
}

const sampleDrafts = () =>
  textsIn("posts")
    .filter(({ data }) => data.draft === true)
    .map((text) => ({ ...fieldsOf(text), dateString: "" }));

/** The texts of studio/letters/. */
const sampleLetters = (): SampleLetter[] =>
  textsIn("letters").map(({ data, content }) => ({
    subject: String(data.subject),
    slug: String(data.slug),
    sentAt: new Date(data.date as string | Date),
    content: content.trim(),
  }));

function datetimeOf(written: string): string {
  return new Date(written).toISOString().slice(0, 19).replace("T", " ");
}
