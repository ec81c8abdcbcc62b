import { readableText } from "@toadstool/markdown/html";
import { wordsIn } from "@toadstool/markdown/prose";
import { posts } from "#db/schema.ts";
import { renderMarkdown } from "#domain/markdown/render.server.ts";
import { foldForSearch } from "#domain/posts/search.server.ts";
import type { Services } from "#domain/services.ts";
import { samplePosts } from "../local/sample.ts";
import { inBatches } from "./in-batches.ts";

/** `count` posts of real length: the sample posts over and over, an hour apart, rendered once each. */
export async function fillWithPosts({ db }: Pick<Services, "db">, count: number): Promise<void> {
  const samples = samplePosts().map((sample) => {
    const html = renderMarkdown(sample.content);
    const folded = foldForSearch({ ...sample, dateString: sample.dateString ?? "" }, readableText(html));
    return { sample, html, folded, words: wordsIn(sample.content) };
  });
  const start = Date.UTC(2020, 0, 1);
  const rows = Array.from({ length: count }, (_, n) => {
    const { sample, html, folded, words } = samples[n % samples.length] ?? fail();
    const { title, summary, imageUrl, content, dateString = "", datetime } = sample;
    const publishedAt = new Date(start + n * 3_600_000);
    const copy = Math.floor(n / samples.length);
    const slug = `${sample.slug}-${n < samples.length ? 7 : `${copy}-of-many`}`;
    return {
      id: `bench-${n}`,
      slug,
      title,
      summary,
      imageUrl,
      content,
      html,
      folded,
      words,
      dateString,
      datetime,
      publishedAt,
      updatedAt: publishedAt,
    };
  });
  await inBatches({ db }, rows, (part) => db.insert(posts).values(part));
}

function fail(): never {
  throw new Error("There are no sample posts.");
}
