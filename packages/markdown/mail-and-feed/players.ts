import type { Element, ElementContent } from "hast";
import { visit } from "unist-util-visit";
import { absolute, classesOf, element } from "../hast.ts";
import type { ArticleWords } from "../english.ts";

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
export function readPlayer(node: Element, origin: string, words: ArticleWords): Element | null {
  const isEmbed = node.tagName === "figure" && classesOf(node).includes("embed");
  if (!isEmbed && !players.includes(node.tagName)) return null;
  const player = playerIn(node, origin, words);
  if (!player) return null;
  const { href, title, still, verb } = player;
  const link = element("a", { href }, [{ type: "text", value: `▶ ${title || words.player}` }]);
  return element("figure", { dataHref: href, dataTitle: title, dataStill: still, dataVerb: verb }, [
    element("p", {}, [link]),
  ]);
}

function playerIn(node: Element, origin: string, words: ArticleWords): Player | null {
  let found: Player | null = null;
  visit(node, "element", ({ tagName, properties }) => {
    if (found || !players.includes(tagName)) return;
    const href = absolute(watchPage(String(properties.src ?? "/")), origin);
    const poster = properties.poster ? absolute(properties.poster, origin) : "";
    const title = String(properties.title ?? "");
    found = { href, title, still: poster || stillAt(href), verb: verbOf(tagName, href, words) };
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

const services: Record<string, [name: string, verb: "watch" | "listen" | "open" | "run"]> = {
  "www.youtube.com": ["YouTube", "watch"],
  "vimeo.com": ["Vimeo", "watch"],
  "codepen.io": ["CodePen", "open"],
  "editor.p5js.org": ["p5.js", "run"],
  "w.soundcloud.com": ["SoundCloud", "listen"],
};

function verbOf(tagName: string, href: string, words: ArticleWords): string {
  const elsewhere = URL.canParse(href) ? services[new URL(href).hostname] : undefined;
  if (elsewhere) return words[elsewhere[1]]({ service: elsewhere[0] });
  return tagName === "audio" ? words.listenHere : words.watchHere;
}

/**
 * What a reader sees of a player above its link, itself a link: its picture, or a dark plate that says what a press does.
 */
export function stillOf({ properties }: Element, width: number, words: ArticleWords): ElementContent[] {
  const { dataHref, dataStill, dataTitle, dataVerb } = properties;
  if (!dataHref) return [];
  const href = String(dataHref);
  const verb = String(dataVerb);
  // YouTube's are four by three; a poster keeps its own shape.
  const shape = String(dataStill).startsWith("https://i.ytimg.com/")
    ? { width, height: (width * 3) / 4 }
    : { width };
  const image = { src: String(dataStill), alt: words.still({ title: String(dataTitle) || verb }), ...shape };
  if (dataStill) return [element("a", { href }, [element("img", image, [])])];
  const label: ElementContent = { type: "text", value: verb };
  const mark = element("span", { dataLook: "plateMark" }, [{ type: "text", value: "▶" }]);
  const link = element("a", { href, dataLook: "plateLink" }, [mark, label]);
  const cell = element("td", { align: "center", dataLook: "plate" }, [link]);
  const row = element("tbody", {}, [element("tr", {}, [cell])]);
  return [element("table", { dataIsLayout: "true" }, [row])];
}
