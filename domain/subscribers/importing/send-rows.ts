import { saidStates } from "@toadstool/moving-in/states";
import * as v from "valibot";
import { changeInput, changeKey } from "../../changes/change-key.ts";
import { consentInput, decisions } from "./import.ts";

const mostRows = 500;
const longestLine = 1_000_000_000;

/** `key` is made once by the caller: a request that is sent twice begins one import. The name of a file may say that all have left. */
export const beginImportInput = v.object({
  key: changeKey,
  fileName: v.pipe(
    v.string("fileName is missing."),
    v.transform((text) =>
      text
        .replaceAll(/[\p{Cc}\s]+/gu, " ")
        .trim()
        .slice(-200),
    ),
    v.nonEmpty("fileName is missing."),
  ),
});
export type BeginImportInput = v.InferOutput<typeof beginImportInput>;

/** `said`: why the list does not call them a reader, with its words; without it, it calls them one or says nothing. */
export const sendRowsInput = v.object({
  rows: v.pipe(
    v.array(
      v.object({
        line: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestLine)),
        email: v.pipe(v.string(), v.maxLength(1000, "An address is longer than 1,000 characters.")),
        said: v.optional(
          v.object({
            state: v.picklist(saidStates, `state must be one of ${saidStates.join(", ")}.`),
            by: v.pipe(v.string(), v.trim(), v.maxLength(200, "by is longer than 200 characters.")),
          }),
        ),
        tags: v.optional(v.array(v.string()), []),
        language: v.optional(v.pipe(v.string(), v.maxLength(100, "language is longer than 100 characters."))),
      }),
    ),
    v.maxLength(mostRows, `Send ${mostRows} rows at once at most.`),
  ),
});
export type SendRowsInput = v.InferOutput<typeof sendRowsInput>;

/** `decisions`: what is meant by each note of the import’s `said`. */
export const addImportInput = v.object({
  ...consentInput.entries,
  decisions: v.optional(
    v.record(v.string(), v.picklist(decisions, `A decision must be one of ${decisions.join(", ")}.`)),
    {},
  ),
  change: changeInput,
});
export type AddImportInput = v.InferOutput<typeof addImportInput>;
