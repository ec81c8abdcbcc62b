import type { WithTimes } from "#db/d1/with-times.ts";
import * as v from "valibot";
import type { personalTokens } from "#db/schema.ts";
import { asked } from "#domain/text/asked.ts";

/** What a token permits. Each call of the API requires one scope; a backup with logins requires `logins` as well. */
export const tokenScopes = [
  "read",
  "posts",
  "works",
  "images",
  "email",
  "backup",
  "logins",
  "restore",
] as const;
export type TokenScope = (typeof tokenScopes)[number];

export interface ScopeWords {
  label: string;
  about: string;
}

export const scopeWords: Record<TokenScope, ScopeWords> = {
  read: {
    label: "Read",
    about: "Read drafts, works, pictures, revisions and the list of subscribers. Nothing can be changed.",
  },
  posts: {
    label: "Write posts, drafts and notes",
    about: "Publish, change, schedule and delete them; let addresses lead elsewhere.",
  },
  works: {
    label: "Change works",
    about: "Add, change, order, hide and delete projects, artworks and zines.",
  },
  images: { label: "Change pictures", about: "Upload, describe, replace and delete them." },
  email: {
    label: "Send letters",
    about: "Send letters to all subscribers, add and remove subscribers, and check the domain.",
  },
  backup: {
    label: "Back up",
    about:
      "Copy everything but what logs people in, the addresses of all subscribers included. Nothing can be changed.",
  },
  logins: {
    label: "Back up logins",
    about:
      "With “Back up”: copy the hashes of tokens and sessions, too, with passkeys, connected programs and webhooks.",
  },
  restore: {
    label: "Restore",
    about: "Replace everything on this site by a backup, but for what logs people in.",
  },
};

/** Days for which a token may be made. */
const tokenDays = [7, 30, 90, 365] as const;
/** Tokens that an owner may have open at once. */
export const mostTokens = 20;
/** Days for which one is still shown after its end. */
export const endedTokensShownFor = 30;

type Row = typeof personalTokens.$inferSelect;

/** A token as the owner's page lists it; the token itself is shown once, when it is made. Its `id` opens nothing. */
export type PersonalToken = WithTimes<Omit<Row, "hash" | "issuer" | "subject" | "scopes">> & {
  scopes: TokenScope[];
  state: "open" | "expired" | "revoked";
};

/** A token just made. */
export interface MadeToken extends PersonalToken {
  token: string;
}

export const longestName = 60;
const noDays = `A token is valid for ${tokenDays.slice(0, -1).join(", ")} or ${tokenDays.at(-1)} days.`;

/** `key` is made once by the form: a request that is sent twice makes one token. */
export const personalTokenInput = v.object({
  key: v.pipe(v.string(), v.uuid("This form is damaged. Reload the page.")),
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Enter a name that says what the token is for, such as “Backup script”."),
    v.maxLength(longestName, `The name is too long: ${longestName} characters at most.`),
    v.title("Name"),
    v.description("What the token is for, such as “Backup script”."),
  ),
  scopes: v.pipe(
    v.array(v.picklist(tokenScopes, `A scope is one of ${tokenScopes.join(", ")}.`)),
    v.minLength(1, "Choose at least one permission."),
    v.title("Permissions"),
    asked({ options: scopeWords }),
  ),
  days: v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(Number),
    v.picklist(tokenDays, noDays),
    v.title("Expires after"),
    asked({ options: Object.fromEntries(tokenDays.map((days) => [days, `${days} days`])) }),
  ),
});
export type PersonalTokenInput = v.InferOutput<typeof personalTokenInput>;

/** The beginning of every token, by which scanners recognise a leaked one. */
export const tokenPrefix = "site_";
/** Tokens that were made before 0.2 begin with the other one; both have five characters. */
const prefixes = [tokenPrefix, "toad_"];

/** Whether a text is meant to be one, whole or not. */
export function looksPersonal(text: string): boolean {
  return prefixes.some((prefix) => text.toLowerCase().startsWith(prefix));
}

/** The prefix and 256 bits, base64url. */
export const tokenLength = tokenPrefix.length + 43;

export function isWholeToken(text: string): boolean {
  return text.length === tokenLength && /^(?:site|toad)_[\w-]+$/.test(text);
}

/** Whether a text contains so much of a token, of the owner's or of a program's, that the rest could be guessed. */
export function holdsToken(text: string): boolean {
  return /(?:site|toad|mcp|mcr)_[\w-]{16}/i.test(text);
}
