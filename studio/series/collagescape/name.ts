import { type Chance, chanceFrom } from "@toadstool/stage";
import { companies, hours, notes, places, subjects, verbs } from "./name-words.ts";
import type { Hour } from "./palettes.ts";
import type { Seen } from "./scene.ts";

/** What a landscape is called: a thing in it, a place that might be on a map, an hour, and an opinion. */
export function nameOf(seed: number, { what, also = "", light }: Seen, hour: Hour): string {
  const chance = chanceFrom(seed).of("name");
  const subject = found(subjects, what) ?? "House";
  const place = chance.pick(found(places, what) ?? ["Elsewhere"]);
  const company = found(companies, also);
  const kind = chance.pick(["note", "verb", "verb", "hour", "hour", "company", "light"]);
  if (kind === "company" && company) return `${chance.pick(company)}, ${place}`;
  if (kind === "light" && light) return `${lit(light, chance)} over ${place}`;
  if (kind === "note") return `${subject}, ${chance.pick(notes)}`;
  if (kind === "verb") return `The ${subject} ${chance.pick(verbs)}`;
  return `${chance.pick(hours[hour])}, ${place}`;
}

/** The entry of a word that occurs in the text. */
const found = <T>(words: Readonly<Record<string, T>>, text: string): T | undefined =>
  Object.entries(words).find(([word]) => text.includes(word))?.[1];

function lit(light: string, chance: Chance): string {
  const body = light.includes("moon") ? "Moon" : "Sun";
  if (light.includes("torn")) return chance.pick([`Torn ${body}`, `Most of a ${body}`]);
  if (light.includes("half-set")) return chance.pick([`Half a ${body}`, `${body}, Going`]);
  if (light.includes("ring")) return chance.pick([`${body} with a Saucer`, `Two Goes at a ${body}`]);
  if (light.includes("crescent")) return chance.pick(["Rind of Moon", "Moon on a Diet"]);
  return chance.pick([`A ${body}, Cut Out`, `One ${body}`, `Spare ${body}`]);
}
