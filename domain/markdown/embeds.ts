import type { Paragraph, Parent, Root, Text } from "mdast";
import type { ContainerDirective, LeafDirective, TextDirective } from "mdast-util-directive";
import { visit } from "unist-util-visit";

type Directive = ContainerDirective | LeafDirective | TextDirective;
type Attributes = Record<string, string | null | undefined>;

/** A player by name, from the attributes of `::name{…}`: an element, or null where an attribute is missing or odd. */
const players: Record<string, (attributes: Attributes) => Player | null> = {
  youtube: ({ id }) => frame(matches(id, /^[\w-]{6,20}$/) && `https://www.youtube-nocookie.com/embed/${id}`),
  vimeo: ({ id }) => frame(matches(id, /^\d{3,15}$/) && `https://player.vimeo.com/video/${id}?dnt=1`),
  p5: ({ user, sketch }) =>
    frame(matches(user, name) && matches(sketch, name) && `https://editor.p5js.org/${user}/full/${sketch}`),
  codepen: ({ user, pen }) =>
    frame(
      matches(user, name) &&
        matches(pen, name) &&
        `https://codepen.io/${user}/embed/${pen}?default-tab=result`,
    ),
  soundcloud: ({ track }) =>
    frame(
      matches(track, /^\d{3,15}$/) &&
        `https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/${track}`,
    ),
  video: ({ src, poster }) =>
    media("video", src, {
      preload: "metadata",
      playsInline: true,
      ...(matches(poster, ownMedia) && { poster }),
    }),
  audio: ({ src }) => media("audio", src, { preload: "metadata" }),
};

interface Player {
  tag: "iframe" | "video" | "audio";
  properties: Record<string, string | boolean>;
}

const name = /^[\w-]{2,60}$/;
/** A file of this site, or something of its library. */
const ownMedia =
  /^\/(?:media\/[a-z2-7]{16}|(?!\/)[\w./-]+\.(?:mp4|webm|mp3|ogg|m4a|wav|webp|png|jpe?g|avif|gif))$/;

function matches(value: string | null | undefined, pattern: RegExp): value is string {
  return typeof value === "string" && pattern.test(value);
}

function media(
  tag: "video" | "audio",
  src: string | null | undefined,
  properties: Player["properties"],
): Player | null {
  return matches(src, ownMedia) ? { tag, properties: { src, controls: true, ...properties } } : null;
}

function frame(src: string | false): Player | null {
  if (!src) return null;
  const properties = {
    src,
    loading: "lazy",
    allow: "fullscreen; encrypted-media; picture-in-picture",
    sandbox: "allow-scripts allow-same-origin allow-popups allow-presentation",
    referrerPolicy: "strict-origin-when-cross-origin",
  };
  return { tag: "iframe", properties };
}

/** Whether `::name{…}` becomes a player; anything else is given back as it was typed. */
export function isEmbed(name: string, attributes: Attributes): boolean {
  return Object.hasOwn(players, name) && players[name]?.(attributes) !== null;
}

/** Where a player's address leads a reader who cannot play it in place: the video's own page, where it has one. */
export function watchPage(src: string): string {
  return src
    .replace(/^https:\/\/www\.youtube-nocookie\.com\/embed\//, "https://www.youtube.com/watch?v=")
    .replace(/^https:\/\/player\.vimeo\.com\/video\/(\d+).*$/, "https://vimeo.com/$1");
}

/** Turns `::youtube{id="…" title="…"}` and its like into players; gives every other directive back as it was typed. */
export function remarkEmbeds() {
  return (tree: Root, file: { value: unknown }) => {
    const source = String(file.value);
    visit(tree, (node, index, parent) => {
      if (!isDirective(node) || !parent || index === undefined) return undefined;
      const attributes = node.attributes ?? {};
      if (node.type === "leafDirective" && isWork(node.name, attributes)) {
        hold(node, attributes, typedSource(node, source));
        return "skip";
      }
      const player =
        node.type === "leafDirective" && isEmbed(node.name, attributes) && players[node.name]?.(attributes);
      if (player) show(node, player, attributes.title?.trim() || titleOf(node.name));
      else asTyped(node, index, parent, source);
      return player ? "skip" : index;
    });
  };
}

const pieceName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A work of the gallery: `::art{piece="my-piece"}`. Which works there are is known where the article is shown. */
function isWork(name: string, { piece }: Attributes): boolean {
  return name === "art" && matches(piece, pieceName);
}

/** A placeholder for the work, with the typed text: `domain/art/works-in-text.ts` shows the work, or leaves the text. */
function hold(node: Directive, { piece, title }: Attributes, typed: string) {
  const hProperties = {
    className: ["embed", "embed-art"],
    dataPiece: piece,
    dataTitle: title?.trim() || null,
  };
  node.data = { ...node.data, hName: "figure", hProperties };
  node.children = [{ type: "paragraph", children: [text(typed)] }] as never;
}

function isDirective(node: { type: string }): node is Directive {
  return ["textDirective", "leafDirective", "containerDirective"].includes(node.type);
}

function show(node: Directive, { tag, properties }: Player, title: string) {
  const figure = { hName: "figure", hProperties: { className: ["embed", `embed-${node.name}`] } };
  const caption = { hName: "figcaption", hChildren: [{ type: "text" as const, value: title }] };
  node.data = { ...node.data, ...figure };
  node.children = [
    { type: "text", value: "", data: { hName: tag, hProperties: { ...properties, title } } },
    { type: "text", value: "", data: caption },
  ] as never;
}

function titleOf(player: string): string {
  return { video: "A video", audio: "A recording" }[player] ?? `Embedded from ${player}`;
}

/** Times like 10:30 and `:::` blocks are the author's text, not directives of ours. */
function asTyped(node: Directive, index: number, parent: Parent, source: string) {
  const text: Text = { type: "text", value: typedSource(node, source) };
  if (node.type === "textDirective") {
    parent.children.splice(index, 1, { type: "text", value: `:${node.name}` }, ...bracketed(node));
  } else if (node.type === "leafDirective") {
    parent.children.splice(index, 1, { type: "paragraph", children: [text] } satisfies Paragraph);
  } else {
    const fence: Text = { type: "text", value: text.value.split("\n")[0] ?? "" };
    parent.children.splice(index, 1, { type: "paragraph", children: [fence] }, ...node.children);
  }
}

function bracketed(node: TextDirective): TextDirective["children"] {
  const attributes = Object.entries(node.attributes ?? {}).map(([key, value]) => `${key}="${value ?? ""}"`);
  const label = node.children.length > 0 ? [text("["), ...node.children, text("]")] : [];
  return attributes.length > 0 ? [...label, text(`{${attributes.join(" ")}}`)] : label;
}

const text = (value: string): Text => ({ type: "text", value });

function typedSource(node: Directive, source: string): string {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}
