import { parse } from "bowser";

/** From where a request came, as far as its browser and the platform say. */
export interface SeenFrom {
  /** 'Firefox on Windows'. */
  device: string;
  /** 'Pondwick, GB'; null where the platform does not know. */
  place: string | null;
}

/** Characters of a device, and of a place. */
export const longestSeen = 80;

/** `place` is Cloudflare's location of the address: never the address itself. */
export function seenFrom(userAgent: string | null | undefined, place: object | undefined): SeenFrom {
  const { browser, os } = parse((userAgent || "unknown").slice(0, 500));
  const device = [browser.name || "An unknown browser", os.name && `on ${os.name}`].filter(Boolean).join(" ");
  const { city, country } = { city: null, country: null, ...place };
  const words = [city, country].filter((word) => typeof word === "string" && word !== "");
  return { device: device.slice(0, longestSeen), place: words.join(", ").slice(0, longestSeen) || null };
}
