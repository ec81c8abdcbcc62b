import { cut } from "@toadstool/markdown/cut";
import type { WithTimes } from "#db/d1/with-times.ts";
import * as v from "valibot";
import type { programGrants } from "#db/schema.ts";
import { asked } from "../../text/asked.ts";
import type { ScopeWords, TokenScope } from "../tokens/personal-token.ts";

/** The endpoint for programs. */
export const mcpPath = "/mcp";
/** Where the owner is asked. */
export const connectPath = "/admin/security/connect";

/** The scopes that tools of workers/mcp need, with what those tools do. */
export const programScopes = ["read", "posts", "works", "images"] as const satisfies TokenScope[];
export type ProgramScope = (typeof programScopes)[number];
export const programScopeWords: Record<ProgramScope, ScopeWords> = {
  read: {
    label: "Read",
    about:
      "Search and read posts, drafts, notes, letters, pictures and works, and count subscribers. Nothing can be changed.",
  },
  posts: {
    label: "Write",
    about: "Write and change drafts, also of letters, and publish posts and notes. It cannot send letters.",
  },
  works: { label: "Change works", about: "Add and change projects, artworks and zines." },
  images: { label: "Add pictures", about: "Upload pictures, films and sounds, and change their words." },
};

/** What she allows a program. */
export const grantInput = v.object({
  scopes: v.pipe(
    v.array(v.picklist(programScopes)),
    v.title("What it may do"),
    asked({ options: programScopeWords }),
  ),
});

/** Characters; a `client_id` that is signed here holds the name and the addresses, and travels in addresses itself. */
export const programLimits = {
  name: 60,
  redirectUri: 200,
  redirectUris: 4,
  /** In a document of the program’s own. */
  describedUris: 30,
  clientId: 1200,
  state: 500,
};

/** Seconds. */
export const lifetimes = { code: 60, access: 3600, refresh: 30 * 86_400 };

/** The beginnings of what programs are given: scanners recognise a leaked one. */
export const prefixes = { code: "mcc_", access: "mcp_", refresh: "mcr_" } as const;

/** A grant as the owner's page lists it. Its `id` opens nothing. */
export type ConnectedProgram = WithTimes<
  Pick<
    typeof programGrants.$inferSelect,
    "id" | "name" | "redirectUri" | "createdAt" | "lastUsedAt" | "expiresAt"
  >
> & { scopes: TokenScope[] };

/** A page on the web over TLS, one on the owner's own machine, or an app there. */
export function isRedirectUri(address: string): boolean {
  if (!URL.canParse(address) || address.length > programLimits.redirectUri) return false;
  const { protocol, hash, username, password } = new URL(address);
  if (hash || username || password || address.includes("#")) return false;
  return protocol === "https:" || (protocol === "http:" && isLoopback(address)) || isAppsOwn(address);
}

/** RFC 8252, section 7.3: a program on the owner's machine takes any free port. */
export function isSameRedirect(registered: string, asked: string): boolean {
  if (registered === asked) return true;
  return isLoopback(registered) && isLoopback(asked) && withoutPort(registered) === withoutPort(asked);
}

export function isLoopback(address: string): boolean {
  return /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/?]|$)/.test(address);
}

/** RFC 8252, section 7.1: a scheme that an app takes for itself is a domain name read backwards, `com.example.app:/callback`. */
export function isAppsOwn(address: string): boolean {
  return /^[a-z][a-z\d+-]*(?:\.[a-z\d][a-z\d+-]*)+:\//.test(address);
}

const withoutPort = (address: string) => address.replace(/^(http:\/\/(?:\[::1\]|[^:/?]+)):\d+/, "$1");

const clientName = v.optional(
  v.pipe(
    v.string(),
    v.transform((name) => cut(name.replaceAll(/[\p{C}\s]+/gu, " ").trim(), programLimits.name).trim()),
  ),
  "",
);

/** RFC 7591: what a program says of itself. What it says of secrets is passed over: it gets none. */
export const registrationInput = v.object({
  redirect_uris: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.check(
          isRedirectUri,
          "A redirect URI is https, http on localhost, or of an app’s own scheme, such as com.example.app:/callback.",
        ),
      ),
    ),
    v.minLength(1, "Name a redirect URI."),
    v.maxLength(programLimits.redirectUris, `At most ${programLimits.redirectUris} redirect URIs are taken.`),
  ),
  client_name: clientName,
});

/** A program's description of itself, which it publishes. It has no secret here, and must not rely on one. */
export const describedInput = v.object({
  client_id: v.string(),
  client_name: clientName,
  redirect_uris: v.pipe(v.array(v.string()), v.maxLength(programLimits.describedUris)),
  token_endpoint_auth_method: v.optional(v.literal("none")),
  client_secret: v.optional(v.never()),
});

/** What a program asks the owner for, as the address says that it leads her to. */
export const askInput = v.object({
  response_type: v.literal("code", "Only the authorisation code flow is offered (response_type=code)."),
  client_id: v.pipe(v.string(), v.maxLength(programLimits.clientId)),
  redirect_uri: v.string("The address does not say where to lead back to."),
  code_challenge_method: v.literal("S256", "PKCE with S256 is required."),
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, "PKCE with S256 is required.")),
  scope: v.optional(v.string(), ""),
  state: v.optional(v.pipe(v.string(), v.maxLength(programLimits.state)), ""),
  resource: v.optional(v.string()),
});

const secret = v.pipe(v.string(), v.maxLength(200));

/** What is exchanged for tokens. */
export const tokenInput = v.variant("grant_type", [
  v.object({
    grant_type: v.literal("authorization_code"),
    client_id: askInput.entries.client_id,
    code: secret,
    redirect_uri: v.string(),
    code_verifier: v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/)),
    resource: v.optional(v.string()),
  }),
  v.object({
    grant_type: v.literal("refresh_token"),
    client_id: askInput.entries.client_id,
    refresh_token: secret,
    resource: v.optional(v.string()),
  }),
]);
export type CodeExchange = Extract<v.InferOutput<typeof tokenInput>, { grant_type: "authorization_code" }>;
export type Refreshing = Extract<v.InferOutput<typeof tokenInput>, { grant_type: "refresh_token" }>;

/** RFC 7009. What `token_type_hint` says is not needed: a token is found by its hash. */
export const revokeInput = v.object({
  token: v.pipe(secret, v.nonEmpty()),
  client_id: askInput.entries.client_id,
});
export type Revoking = v.InferOutput<typeof revokeInput>;
