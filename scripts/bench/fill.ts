import { wordsIn } from "@toadstool/markdown/prose";
import type { BatchItem } from "drizzle-orm/batch";
import { posts } from "#db/schema.ts";
import { renderMarkdown } from "#domain/markdown/render.server.ts";
import { foldForSearch } from "#domain/posts/search.server.ts";
import type { Services } from "#domain/services.ts";
import { samplePosts } from "../local/sample.ts";

/** D1 takes 100 parameters a statement, and a row has up to 16. */
const rowsPerStatement = 6;
const statementsPerBatch = 20;

/** `count` posts of real length: the sample posts over and over, an hour apart, rendered once each. */
export async function fillWithPosts({ db }: Pick<Services, "db">, count: number): Promise<void> {
  const samples = samplePosts().map((sample) => ({
    sample,
    html: renderMarkdown(sample.content),
    folded: foldForSearch({ ...sample, dateString: sample.dateString ?? "" }),
    words: wordsIn(sample.content),
  }));
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
  const statements = chunks(rows, rowsPerStatement).map((part) => db.insert(posts).values(part));
  for (const batch of chunks<BatchItem<"sqlite">>(statements, statementsPerBatch)) {
    const [first, ...rest] = batch;
    if (first) await db.batch([first, ...rest]);
  }
}

function chunks<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) =>
    items.slice(n * size, (n + 1) * size),
  );
}

function fail(): never {
  throw new Error("There are no sample posts.");
}
