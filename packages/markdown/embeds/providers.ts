type Values = Record<string, string | undefined>;

/** A site whose players may be embedded, by `::name{…}`. */
export interface Provider {
  /** What people call it. */
  name: string;
  /** The attributes that its directive needs, and what each looks like. */
  attributes: Record<string, RegExp>;
  /** Where its players come from. */
  origin: string;
  /** The player's path there. */
  player: (attributes: Values) => string;
  /** The address that a person opens, or copies. */
  page: (attributes: Values) => string;
  /** The attributes that an address of one of its hosts holds: what does not look like them is refused later. */
  hosts: Record<string, (parts: string[], url: URL) => Values>;
}

const name = /^[\w-]{2,60}$/;
const number = /^\d{3,15}$/;

const youtubeId = (parts: string[], url: URL): Values => ({
  id: url.searchParams.get("v") ?? (/^(?:embed|shorts|live)$/.test(parts[0] ?? "") ? parts[1] : undefined),
});

/** An unlisted film has its key behind its number, which the player here does not carry. */
const vimeoId = (parts: string[]): Values => ({
  id: parts.length === 1 ? parts[0] : parts[0] === "video" ? parts[1] : undefined,
});

export const providers: Record<string, Provider> = {
  youtube: {
    name: "YouTube",
    attributes: { id: /^[\w-]{6,20}$/ },
    origin: "https://www.youtube-nocookie.com",
    player: ({ id }) => `/embed/${id}`,
    page: ({ id }) => `https://www.youtube.com/watch?v=${id}`,
    hosts: {
      "youtube.com": youtubeId,
      "youtube-nocookie.com": youtubeId,
      "youtu.be": ([id]) => ({ id }),
    },
  },
  vimeo: {
    name: "Vimeo",
    attributes: { id: number },
    origin: "https://player.vimeo.com",
    player: ({ id }) => `/video/${id}?dnt=1`,
    page: ({ id }) => `https://vimeo.com/${id}`,
    hosts: { "vimeo.com": vimeoId, "player.vimeo.com": vimeoId },
  },
  codepen: {
    name: "CodePen",
    attributes: { user: name, pen: name },
    origin: "https://codepen.io",
    player: ({ user, pen }) => `/${user}/embed/${pen}?default-tab=result`,
    page: ({ user, pen }) => `https://codepen.io/${user}/pen/${pen}`,
    hosts: {
      "codepen.io": ([user, kind, pen]) =>
        /^(?:pen|details|full|embed|live)$/.test(kind ?? "") ? { user, pen } : {},
    },
  },
  p5: {
    name: "p5.js sketch",
    attributes: { user: name, sketch: name },
    origin: "https://editor.p5js.org",
    player: ({ user, sketch }) => `/${user}/full/${sketch}`,
    page: ({ user, sketch }) => `https://editor.p5js.org/${user}/sketches/${sketch}`,
    hosts: {
      "editor.p5js.org": ([user, kind, sketch]) =>
        /^(?:sketches|full|present|embed)$/.test(kind ?? "") ? { user, sketch } : {},
    },
  },
  soundcloud: {
    name: "SoundCloud",
    attributes: { track: number },
    origin: "https://w.soundcloud.com",
    player: ({ track }) => `/player/?url=https%3A//api.soundcloud.com/tracks/${track}`,
    page: ({ track }) => `https://api.soundcloud.com/tracks/${track}`,
    hosts: {
      "api.soundcloud.com": ([kind, track]) => (kind === "tracks" ? { track } : {}),
      "w.soundcloud.com": (_parts, url) => ({
        track: /\/tracks\/(\d{3,15})/.exec(url.searchParams.get("url") ?? "")?.[1],
      }),
    },
  },
};

/** Whether these are the attributes that a provider's player needs. */
export function fits({ attributes }: Provider, given: Record<string, string | null | undefined>): boolean {
  return Object.entries(attributes).every(([attribute, pattern]) => pattern.test(given[attribute] ?? ""));
}
