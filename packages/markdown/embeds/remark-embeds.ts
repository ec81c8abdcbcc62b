import { isSlug } from "@toadstool/language/is-slug";
import type { Paragraph, Parent, Root, Text } from "mdast";
import type { ContainerDirective, LeafDirective, TextDirective } from "mdast-util-directive";
import { visit } from "unist-util-visit";
import { dataName, type Dialect, isOwnMedia } from "../dialect.ts";
import { fits, providers } from "./providers.ts";

type Directive = ContainerDirective | LeafDirective | TextDirective;
type Attributes = Record<string, string | null | undefined>;

interface Player {
  tag: "iframe" | "video" | "audio";
  properties: Record<string, string | boolean>;
}

/** The player for the attributes of `::name{…}`; null where the name is none of a player, or an attribute is missing or odd. */
function playerFor(name: string, attributes: Attributes, dialect: Dialect): Player | null {
  if (name === "video" || name === "audio") return ownPlayer(name, attributes, dialect);
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined;
  if (!provider || !fits(provider, attributes)) return null;
  const properties = {
    src: provider.origin + provider.player(attributes as Record<string, string>),
    loading: "lazy",
    allow: "fullscreen; encrypted-media; picture-in-picture",
    sandbox: "allow-scripts allow-same-origin allow-popups allow-presentation",
    referrerPolicy: "strict-origin-when-cross-origin",
  };
  return { tag: "iframe", properties };
}

function ownPlayer(tag: "video" | "audio", { src, poster }: Attributes, dialect: Dialect): Player | null {
  if (!isOwnMedia(dialect, src)) return null;
  const properties: Player["properties"] = { src, controls: true, preload: "metadata" };
  if (tag === "video") properties.playsInline = true;
  if (tag === "video" && isOwnMedia(dialect, poster)) properties.poster = poster;
  return { tag, properties };
}

/** Whether `::name{…}` becomes a player; anything else is given back as it was typed. */
export function isEmbed(name: string, attributes: Attributes, dialect: Dialect): boolean {
  return playerFor(name, attributes, dialect) !== null;
}

/**
 * Turns `::youtube{id="…" title="…"}` and its like into players, and the site's own directives into placeholders; gives every
 * other directive back as it was typed.
 */
export function remarkEmbeds(dialect: Dialect) {
  return (tree: Root, file: { value: unknown }) => {
    const source = String(file.value);
    visit(tree, (node, index, parent) => {
      if (!isDirective(node) || !parent || index === undefined) return undefined;
      const attributes = node.attributes ?? {};
      const isLeaf = node.type === "leafDirective";
      if (isLeaf && isPlaceholder(node.name, attributes, dialect)) {
        hold(node, attributes, dialect, typedSource(node, source));
        return "skip";
      }
      const player = isLeaf && playerFor(node.name, attributes, dialect);
      if (player) show(node, player, attributes.title?.trim() || titleOf(node.name));
      else asTyped(node, index, parent, source);
      return player ? "skip" : index;
    });
  };
}

function isPlaceholder(name: string, attributes: Attributes, { placeholders = {} }: Dialect): boolean {
  return Object.hasOwn(placeholders, name) && isSlug(attributes[placeholders[name] ?? ""] ?? "");
}

/** A figure with the name of its content and the typed text: `fillPlaceholders` puts the content there, or leaves the text. */
function hold(node: Directive, attributes: Attributes, { placeholders = {} }: Dialect, typed: string) {
  const attribute = placeholders[node.name] ?? "";
  const hProperties = {
    className: ["embed", `embed-${node.name}`],
    [dataName(attribute)]: attributes[attribute],
    dataTitle: attributes.title?.trim() || null,
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
