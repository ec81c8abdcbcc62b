import { type Chance, chanceFrom } from "@toadstool/stage";
import type { Troupe } from "./beast.ts";
import {
  asides,
  pairs,
  portraits,
  queues,
  roles,
  rows,
  stacks,
  traits,
  whos,
  weathers,
} from "./name-words.ts";

/** What a woodle is called: somebody on the sheet, and what there is to say about them. */
export function nameOf(seed: number, { how, beasts }: Troupe, place: string): string {
  const chance = chanceFrom(seed).of("name");
  const names = beasts.map(({ noun }) => calledFrom(noun));
  const [a = "Somebody", b = a, c = b] = names;
  const say = (sentence: string) =>
    sentence.replaceAll("{A}", a).replaceAll("{B}", b).replaceAll("{C}", c).replaceAll("{a}", withArticle(a));
  if (how === "stack") return say(chance.pick(stacks));
  if (how === "row") return say(chance.maybe(0.3) ? `A Queue for ${chance.pick(queues)}` : chance.pick(rows));
  if (how === "pair") {
    const both = a === b ? `Two ${a === "Fox" ? "Foxes" : `${a}s`}` : `${a} and ${b}`;
    return `${both} ${chance.pick(pairs)}`;
  }
  return say(alone(chance, beasts[0]?.traits ?? [], place));
}

function alone(chance: Chance, has: readonly string[], place: string): string {
  const trait = has.flatMap((worn) => traits[worn] ?? []);
  if (trait.length > 0 && chance.maybe(0.3)) return chance.pick(trait);
  const weather = Object.entries(weathers).find(([word]) => place.includes(word))?.[1] ?? [];
  if (weather.length > 0 && chance.maybe(0.4)) return `{A}, ${chance.pick(weather)}`;
  const kind = chance.pick(["aside", "aside", "who", "who", "role", "portrait"]);
  if (kind === "aside") return `{A}, ${chance.pick(asides)}`;
  if (kind === "who") return `The {A} Who ${chance.pick(whos)}`;
  if (kind === "role") return `{A} as ${chance.pick(roles)}`;
  return `Portrait of {a}, ${chance.pick(portraits)}`;
}

/** "long-necked vole" is called Vole, "loaf of a mole" Mole. */
function calledFrom(noun: string): string {
  const last = noun.split(" ").at(-1) ?? noun;
  return last.charAt(0).toUpperCase() + last.slice(1);
}

const withArticle = (name: string) => `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
