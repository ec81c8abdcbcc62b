import { languageTag } from "@toadstool/language";
import { usualLanguage } from "#domain/words/words.ts";
import { initialsOf } from "./letters.ts";
import type { Look } from "./draw.ts";

/** What a fresh studio is made of. */
export interface Facts {
  name: string;
  title: string;
  /** The site's origin, `https://ada.example`; empty where there is none yet, and `npm run deploy` proposes one. */
  address: string;
  siteName: string;
  /** Of all that the site says, as BCP 47 writes it. */
  language: string;
  timeZone: string;
  links: { label: string; href: string }[];
  look: Look;
}

/** As they are given on the command line or typed. */
export interface Given {
  name?: string;
  title?: string;
  address?: string;
  "site-name"?: string;
  language?: string;
  "time-zone"?: string;
  initials?: string;
  inks?: string;
  link?: string[];
}

/** A mistake in the given facts, in words for the person who gave them. */
export class Refused extends Error {}

const inks = { front: "#2743b5", behind: "#ff7a5c", paper: "#f5f0e6" };

export function factsOf(given: Given): Facts {
  const name = filled("name", given.name);
  return {
    name,
    title: filled("title", given.title),
    address: addressOf(given.address),
    siteName: given["site-name"]?.trim() || name,
    language: languageOf(given.language),
    timeZone: timeZoneOf(given["time-zone"]),
    links: (given.link ?? []).map(linkOf),
    look: { initials: initialsOfMark(given.initials, name), inks: inksOf(given.inks) },
  };
}

/** What a person is asked for; each throws `Refused` where the answer does not fit. */
export const checks = {
  name: (text: string) => filled("name", text),
  title: (text: string) => filled("title", text),
  language: languageOf,
  "time-zone": timeZoneOf,
  address: addressOf,
};

function filled(flag: string, text = ""): string {
  const trimmed = text.replace(/\s+/g, " ").trim();
  if (!trimmed) throw new Refused(`A ${flag} is missing: --${flag} "…"`);
  if (trimmed.length > 200) throw new Refused(`The ${flag} has more than 200 characters.`);
  return trimmed;
}

function addressOf(text = ""): string {
  const written = text.trim();
  if (!written) return "";
  const url = URL.parse(/^https?:\/\//i.test(written) ? written : `https://${written}`);
  if (!url?.hostname.includes(".") || url.pathname !== "/" || url.search || url.hash || url.username)
    throw new Refused(
      `“${written}” is no address of a site. Write one like https://ada.example, without a path, or none yet.`,
    );
  if (url.protocol !== "https:") throw new Refused("The address has to begin with https://.");
  return url.origin;
}

/** The machine’s language and time zone: what is taken where nothing is given. */
export const ofMachine = {
  language(env: NodeJS.ProcessEnv = process.env): string {
    const set = env.LC_ALL || env.LC_MESSAGES || env.LANG;
    const locale =
      set?.split(/[.@]/)[0]?.replaceAll("_", "-") ?? Intl.DateTimeFormat().resolvedOptions().locale;
    return languageTag(locale) ?? usualLanguage;
  },
  timeZone: (): string => Intl.DateTimeFormat().resolvedOptions().timeZone,
};

function languageOf(text = ""): string {
  const tag = languageTag(text.trim() || ofMachine.language());
  if (!tag) throw new Refused(`“${text}” is no language’s tag. Write one like en-GB, de, ja or pt-BR.`);
  return tag;
}

function timeZoneOf(text = ""): string {
  try {
    const timeZone = text.trim() || ofMachine.timeZone();
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    throw new Refused(`“${text}” is no time zone. Write one like Europe/London.`);
  }
}

function linkOf(text: string): Facts["links"][number] {
  const at = text.indexOf("=");
  const [label, href] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 1 || !label || !/^(https:\/\/\S+|mailto:\S+@\S+)$/.test(href))
    throw new Refused(`“${text}” is no link. Write one like --link "Code=https://code.example/ada".`);
  return { label, href };
}

function initialsOfMark(text: string | undefined, name: string): string {
  if (text === undefined) return initialsOf(name);
  const wanted = text.trim().toUpperCase();
  if (!/^[A-Z0-9]{1,2}$/.test(wanted))
    throw new Refused("Initials are one or two of the letters A to Z and the digits.");
  return wanted;
}

function inksOf(text: string | undefined): Look["inks"] {
  if (text === undefined) return inks;
  const colours = text.split(",").map((colour) => colour.trim().toLowerCase());
  const [front, behind, paper = inks.paper] = colours;
  const isColour = (colour: string) => /^#[0-9a-f]{6}$/.test(colour);
  if (!front || !behind || colours.length > 3 || ![front, behind, paper].every(isColour))
    throw new Refused(
      'Inks are two or three colours: --inks "#2743b5,#ff7a5c" and, as a third, the paper’s.',
    );
  return { front, behind, paper };
}

/** A Worker's name, which is the first part of its address on workers.dev. */
export function workerName({ siteName, address }: Pick<Facts, "siteName" | "address">): string {
  const slug = (text: string) =>
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 54)
      .replace(/-+$/, "");
  return slug(siteName) || slug(URL.parse(address)?.hostname ?? "") || "studio";
}
