import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { isRefused } from "#domain/outcome.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { beginBackup } from "./backups.server.ts";
import { readFiles } from "./reading.server.ts";

const { MEDIA: bucket } = env as unknown as { MEDIA: R2Bucket };
const { services } = testServices();
const owner = testOwner(services);
/** As uploads leave them: with metadata, which makes R2's pages short. More than a page of ours has. */
const keys = Array.from({ length: 550 }, (_, n) => `media/${String(n).padStart(16, "a")}/1/640.webp`);

beforeAll(async () => {
  const put = (key: string) => bucket.put(key, key, { httpMetadata: { contentType: "image/webp" } });
  for (let from = 0; from < keys.length; from += 50)
    // oxlint-disable-next-line no-await-in-loop -- some at a time
    await Promise.all(keys.slice(from, from + 50).map(put));
});

it("lists every file of the library, however short the pages of the bucket are", async () => {
  const begun = await beginBackup(services, owner, { withSecrets: false });
  if (isRefused(begun)) throw new Error(begun.message);
  const listed: string[] = [];
  for (let after: string | null = ""; after !== null;) {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const page: Awaited<ReturnType<typeof readFiles>> = await readFiles(services, owner, begun.id, after);
    if (!page || isRefused(page)) throw new Error("The backup has ended.");
    listed.push(...page.files.map(({ key }) => key));
    after = page.next;
  }
  expect(listed).toEqual(keys.toSorted());
});
