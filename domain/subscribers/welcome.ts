import * as v from "valibot";
import { letterInput } from "../letter/letter-input.ts";

/** The letter that a reader gets right after confirming, once in their life. */
export interface Welcome {
  isOn: boolean;
  subject: string;
  /** Markdown. */
  content: string;
}

const written = letterInput.entries;
const nothing = v.pipe(v.string(), v.trim(), v.literal(""));

/** Switched off, it may be unwritten; switched on, it must be a letter. */
export const welcomeInput = v.variant("isOn", [
  v.object({ isOn: v.literal(true), ...written }),
  v.object({
    isOn: v.literal(false),
    subject: v.union([nothing, written.subject]),
    content: v.union([nothing, written.content]),
  }),
]);
