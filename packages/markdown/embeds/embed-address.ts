import { fits, providers } from "./providers.ts";

/** What `::name{…}` needs to show a player. */
export interface Embed {
  name: string;
  attributes: Record<string, string>;
}

/** What people call each player, by the name of its directive. */
export const playerNames: Record<string, string> = {
  ...Object.fromEntries(Object.entries(providers).map(([key, { name }]) => [key, name])),
  video: "Video",
  audio: "Sound",
};

/** Where frames of players come from: a page that shows embeds lets them in, by `frame-src`. */
export const frameOrigins = Object.values(providers).map(({ origin }) => origin);

/** The player for an address as it is copied from a browser; null for any other. */
export function embedFor(address: string): Embed | null {
  const trimmed = address.trim();
  if (/\s/.test(trimmed)) return null;
  const own = ownFile(trimmed);
  if (own) return own;
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  const host = url.hostname.toLowerCase().replace(/^(?:www|m|music)\./, "");
  const parts = url.pathname.split("/").filter(Boolean);
  for (const [name, provider] of Object.entries(providers)) {
    const found = Object.hasOwn(provider.hosts, host) && provider.hosts[host]?.(parts, url);
    if (found) return fits(provider, found) ? { name, attributes: found as Embed["attributes"] } : null;
  }
  return null;
}

/** Where an embed leads, to be read. */
export function addressOf(name: string, attributes: Record<string, string>): string {
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined;
  return provider?.page(attributes) ?? attributes.src ?? "";
}

/** Films and sounds that lie on this site. */
function ownFile(address: string): Embed | null {
  const kind = /^\/(?!\/)[\w./-]+\.(?:(mp4|webm)|mp3|ogg|m4a|wav)$/.exec(address);
  if (!kind) return null;
  return { name: kind[1] ? "video" : "audio", attributes: { src: address } };
}
