import { escapeHtml } from "@toadstool/markdown/html";
import { markdownHtml } from "../markdown/markdown-html.ts";

type Payload = Record<string, unknown>;

const plain = (payload: Payload, ...names: string[]) => escapeHtml(raw(payload, ...names));

function raw(payload: Payload, ...names: string[]): string {
  const found = names.map((name) => payload[name]).find((value) => typeof value === "string" && value !== "");
  return typeof found === "string" ? found : "";
}

const figure = (inner: string, payload: Payload) =>
  `<figure>${inner}${raw(payload, "caption") && `<figcaption>${raw(payload, "caption")}</figcaption>`}</figure>`;

const image = (payload: Payload) => `<img src="${plain(payload, "src")}" alt="${plain(payload, "alt")}">`;

/** The HTML of a card that is stored as data, in the manner in which Ghost writes it. */
export function cardHtml(name: string, payload: Payload): string {
  return cards[name]?.(payload) ?? "";
}

const cards: Record<string, (payload: Payload) => string> = {
  image: (payload) =>
    figure(
      raw(payload, "href") ? `<a href="${plain(payload, "href")}">${image(payload)}</a>` : image(payload),
      payload,
    ),
  gallery: (payload) => {
    const images = Array.isArray(payload.images) ? (payload.images as Payload[]) : [];
    return figure(images.map(image).join(""), payload);
  },
  embed: (payload) => figure(raw(payload, "html") || `<p>${plain(payload, "url")}</p>`, payload),
  bookmark: (payload) => {
    const facts = { ...payload, ...(payload.metadata as Payload | undefined) };
    const caption = raw(payload, "caption");
    return `<figure class="kg-bookmark-card"><a class="kg-bookmark-container" href="${plain(payload, "url")}"><div class="kg-bookmark-title">${plain(facts, "title")}</div><div class="kg-bookmark-description">${plain(facts, "description")}</div></a>${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
  },
  html: (payload) => raw(payload, "html"),
  markdown: (payload) => markdownHtml(raw(payload, "markdown")),
  code: codeBlock,
  codeblock: codeBlock,
  hr: () => "<hr>",
  horizontalrule: () => "<hr>",
  callout: (payload) =>
    `<div class="kg-callout-card"><div class="kg-callout-emoji">${plain(payload, "calloutEmoji")}</div><div class="kg-callout-text">${raw(payload, "calloutText")}</div></div>`,
  toggle: (payload) =>
    `<div class="kg-toggle-card"><h4 class="kg-toggle-heading-text">${raw(payload, "heading")}</h4><div class="kg-toggle-content">${raw(payload, "content")}</div></div>`,
  button: (payload) => `<p><a href="${plain(payload, "buttonUrl")}">${plain(payload, "buttonText")}</a></p>`,
  audio: (payload) =>
    `<div class="kg-audio-card"><audio src="${plain(payload, "src")}"></audio><div class="kg-audio-title">${plain(payload, "title")}</div></div>`,
  video: (payload) => figure(`<video src="${plain(payload, "src")}"></video>`, payload),
  file: (payload) =>
    `<p><a href="${plain(payload, "src")}">${plain(payload, "fileTitle", "fileName")}</a></p>`,
  header: (payload) => `<h2>${raw(payload, "header", "heading")}</h2><p>${raw(payload, "subheader")}</p>`,
  product: (payload) =>
    `<h4>${raw(payload, "productTitle")}</h4>${raw(payload, "productImageSrc") && `<img src="${plain(payload, "productImageSrc")}" alt="">`}${raw(payload, "productDescription")}`,
  signup: () => '<div class="kg-signup-card"></div>',
};

function codeBlock(payload: Payload): string {
  const language = plain(payload, "language");
  return `<pre><code${language && ` class="language-${language}"`}>${plain(payload, "code")}</code></pre>`;
}
