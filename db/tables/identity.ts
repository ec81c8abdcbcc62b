import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";

export const ownerSessions = sqliteTable(
  "owner_sessions",
  {
    /** SHA-256 of the cookie's 256-bit id, base64url. */
    idHash: text("id_hash").primaryKey(),
    /** Names it on the owner's pages; grants nothing. */
    id: text("id").notNull(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Its end, however much it is used. */
    expiresAt: instant("expires_at").notNull(),
    /** Written once a minute at most: an idle session ends before `expiresAt`. */
    lastUsedAt: instant("last_used_at").notNull(),
    /** 'Firefox on Windows': as its browser says. */
    device: text("device").notNull(),
    /** 'Pondwick, GB': where the platform saw it last; null where it cannot tell. */
    place: text("place"),
    /** The provider's refresh token, AES-GCM encrypted; null where none was given. */
    refreshToken: text("refresh_token"),
    /** For the provider's logout, which wants it as a hint. Encrypted likewise. */
    idToken: text("id_token"),
    /** The scope the provider granted. */
    scope: text("scope").notNull(),
    /** When the provider's tokens end and are to be refreshed; null where it did not say. */
    tokensExpireAt: instant("tokens_expire_at"),
    /** The request that is refreshing the tokens: a random id of that try, until `lockedUntil`. */
    lockedBy: text("locked_by"),
    lockedUntil: instant("locked_until"),
  },
  (table) => [uniqueIndex("owner_sessions_id").on(table.id)],
);
declareTable(ownerSessions, { backup: "secret", restore: "never" });

const loginModes = ["redirect", "popup", "silent"] as const;

/** A login under way: bound to one browser, used once, gone after a day. */
export const loginTransactions = sqliteTable("login_transactions", {
  stateHash: text("state_hash").primaryKey(),
  browserHash: text("browser_hash").notNull(),
  nonce: text("nonce").notNull(),
  codeVerifier: text("code_verifier").notNull(),
  /** Where it happens: in the page's own window, in a popup, or in a hidden frame. */
  mode: text("mode", { enum: loginModes }).notNull().default("redirect"),
  returnTo: text("return_to").notNull(),
  expiresAt: instant("expires_at").notNull(),
});
declareTable(loginTransactions, { backup: "passing", restore: "stays" });

export const identityEventKinds = [
  "login",
  "refused",
  "logout",
  "session_ended",
  "token_made",
  "token_revoked",
  "passkey_made",
  "passkey_removed",
  "program_connected",
  "program_disconnected",
  "program_wrote",
] as const;

/** What happened to the login: log-ins and refusals, ends of sessions, tokens, and what programs changed. Kept for 90 days. */
export const identityEvents = sqliteTable(
  "identity_events",
  {
    id: text("id").primaryKey(),
    at: instant("at").notNull(),
    kind: text("kind", { enum: identityEventKinds }).notNull(),
    /** A refusal's code, or why a session ended; never a token, a state or the provider's own words. */
    code: text("code").notNull(),
    /** The subject of the event, where it is known. */
    subject: text("subject"),
    /** The name of a program where it was one. */
    device: text("device").notNull(),
    place: text("place"),
  },
  (table) => [index("identity_events_newest").on(table.at, table.id)],
);
declareTable(identityEvents, { backup: "secret", restore: "never" });

/** A personal access token: shown once, kept as its hash. */
export const personalTokens = sqliteTable("personal_tokens", {
  id: text("id").primaryKey(),
  /** SHA-256 of the whole token, base64url. */
  hash: text("hash").notNull().unique(),
  /** What the owner calls it. */
  name: text("name").notNull(),
  /** Its first characters, to tell one from another. */
  hint: text("hint").notNull(),
  /** Space-separated, as in OAuth. */
  scopes: text("scopes").notNull(),
  issuer: text("issuer").notNull(),
  /** Whose it is: worth nothing once that subject owns the site no more. */
  subject: text("subject").notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  /** Written once a minute at most. */
  lastUsedAt: instant("last_used_at"),
  revokedAt: instant("revoked_at"),
});
declareTable(personalTokens, { backup: "secret", restore: "confirmed" });

/** The owner’s passkeys: a device holds the private key. */
export const passkeys = sqliteTable("passkeys", {
  /** The credential’s id, base64url. */
  id: text("id").primaryKey(),
  /** In the form of COSE, base64. */
  publicKey: text("public_key").notNull(),
  /** How often it has signed; 0 where the device does not count. */
  counter: integer("counter").notNull(),
  /** What the owner calls it. */
  name: text("name").notNull(),
  issuer: text("issuer").notNull(),
  /** Whose it is: worth nothing once that subject owns the site no more. */
  subject: text("subject").notNull(),
  /** The owner’s name, as the provider gave it. */
  ownerName: text("owner_name").notNull(),
  createdAt: instant("created_at").notNull(),
  lastUsedAt: instant("last_used_at"),
});
declareTable(passkeys, { backup: "secret", restore: "confirmed" });

/** What a browser was asked to sign: used once, gone after five minutes. */
export const passkeyChallenges = sqliteTable("passkey_challenges", {
  hash: text("hash").primaryKey(),
  purpose: text("purpose", { enum: ["add", "login"] }).notNull(),
  expiresAt: instant("expires_at").notNull(),
});
declareTable(passkeyChallenges, { backup: "passing", restore: "stays" });
