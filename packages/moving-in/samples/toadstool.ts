import type { GivenFile } from "../source/source.ts";
import { given, pixel } from "./given.ts";

const lines = (...rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");
const picture = "abcdefghijklmnop";
const lonely = "qrstuvwxyz234567";
const at = 1_614_675_600_000;

const image = (id: string) => ({
  id,
  kind: "picture",
  name: "moss.png",
  alt: "Moss",
  caption: "",
  revision: 2,
  deleted_at: null,
  facts: JSON.stringify({ main: "640.webp", files: [], original: { name: "private/original.png" } }),
});

const text = {
  title: "Moss",
  summary: "On drinking",
  image_url: `/media/${picture}`,
  updated_at: at,
  deleted_at: null,
};

/** A backup as it unpacks: tables as JSON Lines, and files by their keys. */
export function toadstoolSample(): GivenFile[] {
  const file = (path: string, content: string | Uint8Array<ArrayBuffer>) => given(`pond/${path}`, content);
  return [
    file(
      "manifest.json",
      JSON.stringify({
        format: "toadstool-backup",
        version: 1,
        site: "https://pond.example",
        engine: "0.1.0",
      }),
    ),
    file(
      "rows/posts.jsonl",
      lines(
        {
          ...text,
          id: "p1",
          slug: "moss",
          published_at: at,
          content: `![](/media/${picture})\n\n*As typed.*`,
          translation_group: "g1",
        },
        { ...text, id: "p2", slug: "gone", published_at: at, deleted_at: at, content: "x" },
      ),
    ),
    file(
      "rows/pages.jsonl",
      lines({ ...text, id: "d1", path: "/about/uses", published_at: at, content: "Tools." }),
    ),
    file(
      "rows/drafts.jsonl",
      lines(
        { ...text, id: "d1", kind: "page", slug: "/about/uses", publish_at: null, content: "Tools." },
        {
          ...text,
          id: "d2",
          kind: "post",
          slug: "rain",
          language: "de",
          translation_group: "g1",
          tags: "Rain, Fog",
          series: "Weather",
          publish_at: null,
          content: "Drops.",
        },
      ),
    ),
    file("rows/facts.jsonl", lines({ name: "profile", facts: JSON.stringify({ language: "ja" }) })),
    file("rows/tags.jsonl", lines({ id: "t1", name: "Moss" })),
    file("rows/taggings.jsonl", lines({ kind: "post", item_id: "p1", tag_id: "t1", place: 0 })),
    file("rows/slug_redirects.jsonl", lines({ slug: "mos", post_id: "p1" })),
    file("rows/redirects.jsonl", lines({ path: "/old", target: "/blog/moss" })),
    file("rows/images.jsonl", lines(image(picture), image(lonely))),
    file(
      "rows/subscribers.jsonl",
      lines({ id: "s1", email: "Bo@pond.example", state: "confirmed", confirmed_at: at, consent: "" }),
    ),
    file("rows/subscriber_tags.jsonl", lines({ subscriber_id: "s1", name: "VIP" })),
    file(`files/media/${picture}/2/private/original.png`, pixel),
    file(`files/media/${lonely}/2/private/original.png`, pixel),
  ];
}
