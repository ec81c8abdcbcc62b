import { escapeHtml } from "@toadstool/markdown/html";
import type { Attachment } from "./library.ts";
import type { Shortcode, ShortcodeContext } from "./shortcodes.ts";

type Expand = (shortcode: Shortcode, context: ShortcodeContext & { notes: string[]; name: string }) => string;

/** WordPress’ own shortcodes and the commonest ones of plugins, as HTML. */
export const knownShortcodes: Record<string, Expand> = {
  caption,
  wp_caption: caption,
  gallery,
  embed: ({ content, values }) => `\n\n<p>${content.trim() || (values[0] ?? "")}</p>\n\n`,
  audio: ({ attributes, values }) => media("audio", addressIn(attributes, values, "src mp3 m4a ogg wav")),
  video: ({ attributes, values }) => media("video", addressIn(attributes, values, "src mp4 m4v webm ogv")),
  playlist: ({ attributes }, { library }) =>
    idsIn(attributes.ids)
      .flatMap((id) => library.attachments.get(id) ?? [])
      .map(({ url, title }) =>
        media(/\.(?:mp4|m4v|webm|ogv|mov)$/i.test(url) ? "video" : "audio", url, title),
      )
      .join(""),
  youtube: (shortcode) => player(shortcode, "https://www.youtube.com/watch?v="),
  vimeo: (shortcode) => player(shortcode, "https://vimeo.com/"),
  soundcloud: ({ attributes, values }) =>
    `<iframe src="https://w.soundcloud.com/player/?url=${encodeURIComponent(attributes.url ?? values[0] ?? "")}"></iframe>`,
  gist: ({ attributes, values, content }) => {
    const address = content || attributes.url || values[0] || attributes.id || "";
    return link(address.startsWith("http") ? address : `https://gist.github.com/${address}`);
  },
  tweet: ({ attributes, values }) => link(attributes.tweet ?? values[0] ?? ""),
  instagram: ({ attributes, values }) => link(attributes.url ?? values[0] ?? ""),
  googlemaps: ({ values }) => link(values[0] ?? ""),
  code: codeBlock,
  sourcecode: codeBlock,
  highlight: codeBlock,
  ref: note,
  footnote: note,
  efn_note: note,
  mfn: note,
};

function caption({ attributes, content }: Shortcode): string {
  // Since version 3.4 the caption is behind the picture.
  const [, picture = content, words = ""] = /^([^]*?<img\b[^>]*>(?:\s*<\/a>)?)([^]*)$/i.exec(content) ?? [];
  const written = (words.trim() || attributes.caption || "").trim();
  return `\n\n<figure>${picture.trim()}<figcaption>${written}</figcaption></figure>\n\n`;
}

function gallery({ attributes }: Shortcode, { library, post }: ShortcodeContext): string {
  const ids = idsIn(attributes.ids ?? attributes.include);
  const shown = ids.length > 0 ? ids.flatMap((id) => library.attachments.get(id) ?? []) : library.of(post);
  return `\n\n${shown.map(pictureFigure).join("")}\n\n`;
}

const pictureFigure = ({ url, alt, caption: words }: Attachment) =>
  `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"><figcaption>${escapeHtml(words)}</figcaption></figure>`;

const idsIn = (list = "") => list.split(/[,\s]+/).filter(Boolean);

const media = (tag: string, src: string, title = "") =>
  src && `\n\n<${tag} src="${escapeHtml(src)}" title="${escapeHtml(title)}"></${tag}>\n\n`;

const addressIn = (attributes: Record<string, string>, values: string[], names: string) =>
  names
    .split(" ")
    .map((name) => attributes[name])
    .find(Boolean) ??
  values[0] ??
  "";

const link = (address: string) => address && `\n\n<iframe src="${escapeHtml(address)}"></iframe>\n\n`;

function player({ attributes, values, content }: Shortcode, start: string): string {
  const given = attributes.url || attributes.id || values[0] || content.trim();
  const address = (given ?? "").replaceAll("&amp;", "&");
  return link(/^https?:/.test(address) ? address : start + address);
}

function codeBlock({ attributes, values, content }: Shortcode): string {
  const language = attributes.language ?? attributes.lang ?? values[0] ?? "";
  // What was typed in the old editor is HTML with entities, and without them where it was pasted as code.
  const words = content.replaceAll(/<br\s*\/?>/g, "").replaceAll("<", "&lt;");
  return `<pre${language && ` data-language="${escapeHtml(language)}"`}>${words}</pre>`;
}

function note({ content }: Shortcode, { notes }: { notes: string[] }): string {
  if (content.trim() === "") return "";
  const number = notes.push(content.trim());
  return `<sup id="sc-mark-${number}"><a href="#sc-note-${number}">${number}</a></sup>`;
}
