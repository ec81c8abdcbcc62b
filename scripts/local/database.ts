import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import matter from "gray-matter";
import { getPlatformProxy } from "wrangler";
import { openDatabase } from "#db/client.server.ts";
import { posts } from "#db/schema.ts";
import { createDraft } from "#domain/drafts/drafts.server.ts";
import { provenOwnerOf } from "#domain/identity/owner.ts";
import { isRefused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import { newPostInput } from "#domain/posts/post.ts";
import { publishPost } from "#domain/posts/publishing.server.ts";
import type { Services } from "#domain/services.ts";
import { eq } from "drizzle-orm";
import { profile } from "#content/profile.ts";
import { root, run } from "./processes.ts";

/** Brings the local database under `stateFolder` to the newest schema. */
export async function migrate(stateFolder: string): Promise<void> {
  const args = [
    "d1",
    "migrations",
    "apply",
    "DB",
    "--local",
    "--config",
    "wrangler.toml",
    "--persist-to",
    stateFolder,
  ];
  await run("wrangler", args, { env: { ...process.env, ...ci } });
}

/** Wrangler asks nothing where nobody is there to answer. */
const ci = {
  CI: "1",
  WRANGLER_SEND_METRICS: "false",
  PATH: `${resolve(root, "node_modules/.bin")}:${process.env.PATH}`,
};

/** Publishes the sample posts once: a marker beside the database remembers it, whatever happens to the posts later. */
export async function loadSampleOnce(stateFolder: string): Promise<boolean> {
  const marker = resolve(stateFolder, "sample-loaded");
  if (existsSync(marker)) return false;
  await withDatabase(stateFolder, loadSample);
  writeFileSync(marker, `${new Date().toISOString()}\n`);
  return true;
}

type Writing = Pick<Services, "db" | "clock" | "settings">;

export async function withDatabase(
  stateFolder: string,
  use: (services: Writing) => Promise<void>,
): Promise<void> {
  const persist = { path: resolve(stateFolder, "v3") };
  const proxy = await getPlatformProxy<{ DB: D1Database }>({
    configPath: resolve(root, "wrangler.toml"),
    persist,
  });
  try {
    const identity = { issuer: "sample", ownerSubjects: ["sample"] };
    const site = { timeZone: profile.timeZone };
    const settings = { identity, site } as unknown as Services["settings"];
    await use({ db: openDatabase(proxy.env.DB as never), clock: () => new Date(), settings });
  } finally {
    await proxy.dispose();
  }
}

async function loadSample(services: Writing): Promise<void> {
  const owner = provenOwnerOf(services.settings.identity, {
    issuer: "sample",
    subject: "sample",
    name: profile.name,
  });
  if (!owner) throw new Error("The sample's settings name no owner.");
  for (const { likes, ...sample } of samplePosts()) {
    const input = parse(newPostInput, sample);
    const post = isRefused(input) ? input : await publishPost(services, owner, input);
    if (isRefused(post)) throw new Error(`The sample post ${sample.slug}: ${post.message}`);
    await services.db.update(posts).set({ likes }).where(eq(posts.id, post.id));
  }
  await createDraft(services, owner, sampleDraft);
}

export function samplePosts() {
  const folder = resolve(root, "db/sample/posts");
  return readdirSync(folder).map((file) => {
    const { data, content } = matter(readFileSync(resolve(folder, file), "utf8"));
    const [dateString, time] = String(data.date).split(", ");
    return {
      title: String(data.title),
      slug: String(data.slug),
      summary: String(data.summary),
      imageUrl: String(data.image),
      dateString,
      datetime: datetimeOf(`${dateString} ${time} UTC`),
      timeZone: profile.timeZone,
      content: content.trim(),
      likes: Number(data.likes),
    };
  });
}

function datetimeOf(written: string): string {
  return new Date(written).toISOString().slice(0, 19).replace("T", " ");
}

const sampleDraft = {
  title: "Notes towards a quieter footer",
  slug: "notes-towards-a-quieter-footer",
  summary: "What a page should say when it has nothing left to say.",
  dateString: "",
  imageUrl: "",
  content:
    "Every footer I have made grew a second footer.\n\n- [x] count the links nobody follows\n- [ ] remove them\n- [ ] find out who complains\n",
};
