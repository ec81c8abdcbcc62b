import type { GivenFile } from "../source/source.ts";
import { streamed } from "./given.ts";
import { ghostJson, ghostPost } from "./ghost.ts";
import { wxrFoot, wxrHead, wxrItem } from "./wordpress.ts";

const paragraph =
  '<p>What <em>grows</em> under the beeches drinks <a href="https://moss.example/">rain</a>, slowly.</p>\n';

/** An export of as many posts as wanted, made while it is read. Each text has some ten kilobytes. */
export function manyPosts(system: "ghost" | "wordpress", count: number): GivenFile {
  return system === "ghost"
    ? streamed("ghost.json", () => ghostParts(count))
    : streamed("export.xml", () => wordpressParts(count));
}

function* ghostParts(count: number): Generator<string> {
  const [head = "", tail = ""] = ghostJson([]).split('"posts":[]');
  yield `${head}"posts":[`;
  for (let number = 1; number <= count; number++)
    yield (number > 1 ? "," : "") + JSON.stringify(ghostPost(number, { html: paragraph.repeat(100) }));
  yield `]${tail}`;
}

function* wordpressParts(count: number): Generator<string> {
  yield wxrHead;
  for (let number = 1; number <= count; number++) yield wxrItem(number, { content: paragraph.repeat(100) });
  yield wxrFoot;
}
