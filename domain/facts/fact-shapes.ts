import * as v from "valibot";
import { letterLook } from "../profile/letter-look.ts";
import { categoryList } from "./category.ts";
import { menuEntries } from "../menu/menu.ts";
import { appearance } from "../profile/appearance.ts";
import { experienceEntry } from "../profile/experience.ts";
import { profile } from "../profile/profile.ts";
import { skillCategory } from "../profile/skills.ts";
import { wordLayers } from "../words/words.ts";

/** Facts of which there is one each, in `studio/` and in a row of `facts`. */
export const factShapes = {
  profile,
  /** Newest first. */
  experience: v.array(experienceEntry),
  skills: v.array(skillCategory),
  /** Of projects. */
  categories: categoryList,
  /** Of the header. */
  menu: menuEntries,
  footer: menuEntries,
  words: wordLayers,
  appearance,
  letterLook,
};

export type FactName = keyof typeof factShapes;
export type Facts = { [Name in FactName]: v.InferOutput<(typeof factShapes)[Name]> };

/** UTF-16 units of one row’s JSON. More is refused when it is saved. */
export const longestFacts = 100_000;

/** The facts of the files, each with its row in place of it; a row without facts shows the file. */
export function factsOver(files: Facts, rows: readonly { name: string; facts: string | null }[]): Facts {
  const shown = rows.flatMap(({ name, facts }) => (facts === null ? [] : [[name, JSON.parse(facts)]]));
  return { ...files, ...Object.fromEntries(shown) };
}
