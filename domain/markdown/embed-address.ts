/** What `::name{…}` needs to show a player. */
export interface Embed {
  name: string;
  attributes: Record<string, string>;
}

export const playerNames: Record<string, string> = {
  youtube: "YouTube",
  vimeo: "Vimeo",
  codepen: "CodePen",
  p5: "p5.js sketch",
  soundcloud: "SoundCloud",
  video: "Video",
  audio: "Sound",
};

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
  return sites[host]?.(parts, url) ?? null;
}

/** Where an embed leads, to be read. */
export function addressOf(name: string, attributes: Record<string, string>): string {
  const { id = "", user = "", sketch = "", pen = "", track = "", src = "" } = attributes;
  const addresses: Record<string, string> = {
    youtube: `https://www.youtube.com/watch?v=${id}`,
    vimeo: `https://vimeo.com/${id}`,
    codepen: `https://codepen.io/${user}/pen/${pen}`,
    p5: `https://editor.p5js.org/${user}/sketches/${sketch}`,
    soundcloud: `https://api.soundcloud.com/tracks/${track}`,
  };
  return addresses[name] ?? src;
}

type Site = (parts: string[], url: URL) => Embed | null;

const youtube: Site = (parts, url) => {
  const id =
    url.searchParams.get("v") ?? (/^(?:embed|shorts|live)$/.test(parts[0] ?? "") ? parts[1] : undefined);
  return found("youtube", { id }, /^[\w-]{6,20}$/);
};

/** An unlisted film has its key behind its number, which our player does not carry. */
const vimeo: Site = (parts) =>
  found(
    "vimeo",
    { id: parts.length === 1 ? parts[0] : parts[0] === "video" ? parts[1] : undefined },
    /^\d{3,15}$/,
  );

const sites: Record<string, Site> = {
  "youtube.com": youtube,
  "youtube-nocookie.com": youtube,
  "youtu.be": ([id]) => found("youtube", { id }, /^[\w-]{6,20}$/),
  "vimeo.com": vimeo,
  "player.vimeo.com": vimeo,
  "codepen.io": ([user, kind, pen]) =>
    /^(?:pen|details|full|embed|live)$/.test(kind ?? "") ? found("codepen", { user, pen }, name) : null,
  "editor.p5js.org": ([user, kind, sketch]) =>
    /^(?:sketches|full|present|embed)$/.test(kind ?? "") ? found("p5", { user, sketch }, name) : null,
  "api.soundcloud.com": ([kind, track]) =>
    kind === "tracks" ? found("soundcloud", { track }, /^\d{3,15}$/) : null,
  "w.soundcloud.com": (_parts, url) => {
    const track = /\/tracks\/(\d{3,15})/.exec(url.searchParams.get("url") ?? "")?.[1];
    return found("soundcloud", { track }, /^\d{3,15}$/);
  },
};

const name = /^[\w-]{2,60}$/;

function found(
  player: string,
  attributes: Record<string, string | undefined>,
  pattern: RegExp,
): Embed | null {
  const known = Object.entries(attributes).filter((entry): entry is [string, string] =>
    pattern.test(entry[1] ?? ""),
  );
  return known.length === Object.keys(attributes).length
    ? { name: player, attributes: Object.fromEntries(known) }
    : null;
}

/** Films and sounds that lie on this site. */
function ownFile(address: string): Embed | null {
  const kind = /^\/(?!\/)[\w./-]+\.(?:(mp4|webm)|mp3|ogg|m4a|wav)$/.exec(address);
  if (!kind) return null;
  return { name: kind[1] ? "video" : "audio", attributes: { src: address } };
}
