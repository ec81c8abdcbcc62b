import type { Element, ElementContent } from "hast";
import { visit } from "unist-util-visit";
import { absolute, classesOf, element } from "./hast.ts";

const players = ["iframe", "video", "audio"];

/** A player in an article, by what a reader elsewhere needs of it. */
interface Player {
  /** Where it plays. */
  href: string;
  title: string;
  /** A picture of it; "" where there is none. */
  still: string;
  /** What a press does: 'Watch on Vimeo'. */
  verb: string;
}

/**
 * The replacement for a player, because mail programs play nothing: a figure with a link. Null where `node` is not a player.
 * Other facts about it are in the figure's own properties, for `stillOf`.
 */
export function readPlayer(node: Element, origin: string): Element | null {
  const isEmbed = node.tagName === "figure" && classesOf(node).includes("embed");
  if (!isEmbed && !players.includes(node.tagName)) return null;
  const player = playerIn(node, origin);
  if (!player) return null;
  const { href, title, still, verb } = player;
  const link = element("a", { href }, [{ type: "text", value: `▶ ${title || "Watch or listen online"}` }]);
  return element("figure", { dataHref: href, dataTitle: title, dataStill: still, dataVerb: verb }, [
    element("p", {}, [link]),
  ]);
}

function playerIn(node: Element, origin: string): Player | null {
  let found: Player | null = null;
  visit(node, "element", ({ tagName, properties }) => {
    if (found || !players.includes(tagName)) return;
    const href = absolute(watchPage(String(properties.src ?? "/")), origin);
    const poster = properties.poster ? absolute(properties.poster, origin) : "";
    const title = String(properties.title ?? "");
    found = { href, title, still: poster || stillAt(href), verb: verbOf(tagName, href) };
  });
  return found;
}

/** Where a player's address leads a reader who cannot play it in place: the video's own page, where it has one. */
function watchPage(src: string): string {
  return src
    .replace(/^https:\/\/www\.youtube-nocookie\.com\/embed\//, "https://www.youtube.com/watch?v=")
    .replace(/^https:\/\/player\.vimeo\.com\/video\/(\d+).*$/, "https://vimeo.com/$1");
}

/** YouTube has a still of every video under its own name. */
function stillAt(href: string): string {
  const id = /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]+)/.exec(href)?.[1];
  return id ? `https://i.ytimg.com/vi/${id}/hqdefault.jpg` : "";
}

const verbs: Record<string, string> = {
  "www.youtube.com": "Watch on YouTube",
  "vimeo.com": "Watch on Vimeo",
  "codepen.io": "Open on CodePen",
  "editor.p5js.org": "Run it in the p5.js editor",
  "w.soundcloud.com": "Listen on SoundCloud",
};

function verbOf(tagName: string, href: string): string {
  const elsewhere = URL.canParse(href) ? verbs[new URL(href).hostname] : undefined;
  return elsewhere ?? (tagName === "audio" ? "Listen to it on the site" : "Watch it on the site");
}

const ground = "#1b1723";
const light = "#efeaf7";

/**
 * What a reader sees of a player above its link, itself a link: its picture, or a dark plate that says what a press does.
 */
export function stillOf({ properties }: Element): ElementContent[] {
  const { dataHref, dataStill, dataTitle, dataVerb } = properties;
  if (!dataHref) return [];
  const href = String(dataHref);
  const verb = String(dataVerb);
  // YouTube's are four by three; a poster keeps its own shape.
  const shape = String(dataStill).startsWith("https://i.ytimg.com/")
    ? { width: 528, height: 396 }
    : { width: 528 };
  const image = { src: String(dataStill), alt: `${String(dataTitle) || verb} (a still)`, ...shape };
  if (dataStill) return [element("a", { href }, [element("img", image, [])])];
  const mark = element("span", { dataStyle: "display:block;font-size:36px;line-height:48px" }, [
    { type: "text", value: "▶" },
  ]);
  const look = `display:block;padding:40px 24px;color:${light};font-size:16px;line-height:1.5;font-weight:700;text-decoration:none`;
  const link = element("a", { href, dataStyle: look }, [mark, { type: "text", value: verb }]);
  const cell = element(
    "td",
    {
      align: "center",
      dataClass: "code",
      dataStyle: `background-color:${ground};border-radius:4px;text-align:center`,
    },
    [link],
  );
  const plate = element("table", { dataIsLayout: "true" }, [
    element("tbody", {}, [element("tr", {}, [cell])]),
  ]);
  return [plate];
}
