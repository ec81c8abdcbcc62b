import type { Messages, Words as WordsOf } from "@toadstool/language";
import * as v from "valibot";
import type { english } from "./catalogues/en.ts";

type English = typeof english;
type Named<All> = { readonly [Name in keyof All]: All[Name] extends string ? string : Named<All[Name]> };
type Some<All> = { readonly [Name in keyof All]?: All[Name] extends string ? string : Some<All[Name]> };

/** A language’s messages, all of them. */
export type Catalogue = Named<English>;
/** Those that a creator has written herself: they lie over the catalogue. */
export type Layer = Some<English>;
/** Hers by the languages that they are in. */
export type WordLayers = Readonly<Record<string, Layer>>;

/** What the site says to readers, in its language. */
export interface Words extends WordsOf<English> {
  /** Of the site, as BCP 47 writes it: for `Intl`, and for `lang`. */
  readonly language: string;
  /** By which browsers fetch them. */
  readonly version: string;
}

const messages: v.GenericSchema<Messages> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => messages)], "must be a text or a group of texts"),
);

/** Shape alone: what is wrong with a message is found by `faultsOf` of the package, against the English catalogue. */
export const wordLayers = v.pipe(
  v.record(v.string(), messages, "must be words by their language"),
  v.transform((written): WordLayers => layersOf(written)),
);

/** A row from before there were languages holds one layer, without its language. */
export function layersOf(written: Readonly<Record<string, unknown>>): WordLayers {
  return "subscribe" in written && "notFound" in written ? { en: written as Layer } : (written as WordLayers);
}

/** The language of sites that have chosen none. */
export const usualLanguage = "en-GB";

/** Messages with others over them: what an upper one lacks stays, and so does what is no message where the lower is one. */
export function lay(below: Messages, above: Messages): Messages {
  const laid = Object.entries(above).flatMap(([name, message]) => {
    const under = below[name];
    if (typeof message === "object" && typeof under === "object") return [[name, lay(under, message)]];
    return under === undefined || typeof message === typeof under ? [[name, message]] : [];
  });
  return { ...below, ...Object.fromEntries(laid) };
}
