import { cut } from "@toadstool/markdown/cut";
import * as v from "valibot";
import { changeKey } from "../changes/change-key.ts";

/** What a bulk change of act `create` makes. */
export const madeKinds = ["post", "draft", "page", "image", "redirect", "subscriber"] as const;
export type MadeKind = (typeof madeKinds)[number];

const longestName = 200;

/** `key` is made once by the caller: a request that is sent twice begins one change. */
export const createdInput = v.object({
  key: changeKey,
  name: v.pipe(
    v.string("name is missing."),
    v.transform((text) => cut(text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim(), longestName)),
    v.nonEmpty("name is missing."),
  ),
});
export type CreatedInput = v.InferOutput<typeof createdInput>;

/** Something that the undo has left, and why. */
export interface KeptItem {
  kind: MadeKind;
  /** Of a redirect, the path. */
  id: string;
  /** Of a redirect, its path; of a reader, the address. "" of a text without one, and of what is gone since. */
  title: string;
  /** Where its owner finds it; "" of what is gone since. */
  address: string;
  why: string;
}

/** What many requests have made together. */
export interface CreatedChange {
  key: string;
  name: string;
  createdAt: string;
  /** What it has made; once it is undone, what is left of that. */
  counts: Record<MadeKind, number>;
  /** How many things the undo has removed; null where it was not pressed. */
  undone: number | null;
  /** Whether its undo has come to its end: what is left stays. */
  isOver: boolean;
}
