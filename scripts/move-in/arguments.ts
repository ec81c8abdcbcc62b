import { parseArgs } from "node:util";

/** What the command is to do. */
export interface Wanted {
  paths: string[];
  to: string;
  /** The address of the former site; "" where the export says it. */
  site: string;
  /** How its readers agreed; without it none is added. */
  consent: string;
  /** The key of a move that is to be undone; "" for none. */
  undo: string;
  /** Brings it in, or undoes it, without asking. */
  isSure: boolean;
  /** Ends with the report. */
  isReport: boolean;
}

export const usage = `npm run move-in -- EXPORT… --to https://YOUR-SITE|local
npm run move-in -- --undo KEY --to https://YOUR-SITE|local

  EXPORT…         files or a folder that another site has exported
  --to            the site that it comes to; local is the one of this clone
  --site          the address of the former site, where the export does not say it
  --consent       how its readers agreed to letters; without it none is added
  --report        ends with the report, and brings nothing in
  --undo          undoes the move with this key, which is printed when it begins
  --yes           brings it in, or undoes it, without asking

The same export goes on where it stopped. TOADSTOOL_TOKEN holds a token with the permissions for posts, images and
subscribers; local needs none.`;

/** Null where help is wanted; throws a message for the person at the terminal. */
export function readArguments(args: string[]): Wanted | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: "string" },
      site: { type: "string", default: "" },
      consent: { type: "string", default: "" },
      undo: { type: "string", default: "" },
      yes: { type: "boolean", default: false },
      report: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  const { to, site, consent, undo } = values;
  if (positionals.length === 0 && !undo) throw new Error(`Name the export.\n\n${usage}`);
  if (!to) throw new Error(`Say where it comes to, with --to.\n\n${usage}`);
  return { paths: positionals, to, site, consent, undo, isSure: values.yes, isReport: values.report };
}
