import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";

/** What the owner has allowed a program (OAuth): its code, then its tokens, all kept as hashes. docs/decisions/0088. */
export const programGrants = sqliteTable(
  "program_grants",
  {
    id: text("id").primaryKey(),
    /** What the program calls itself: anyone may choose any name. */
    name: text("name").notNull(),
    /** SHA-256 of its `client_id`. */
    clientHash: text("client_hash").notNull(),
    redirectUri: text("redirect_uri").notNull(),
    /** Space-separated, as in OAuth. */
    scopes: text("scopes").notNull(),
    issuer: text("issuer").notNull(),
    /** Whose it is: worth nothing once that subject owns the site no more. */
    subject: text("subject").notNull(),
    createdAt: instant("created_at").notNull(),
    codeHash: text("code_hash").notNull(),
    /** SHA-256 of the code verifier (PKCE), base64url. */
    codeChallenge: text("code_challenge").notNull(),
    codeExpiresAt: instant("code_expires_at").notNull(),
    /** When the code was exchanged: a second time ends the grant. */
    redeemedAt: instant("redeemed_at"),
    accessHash: text("access_hash"),
    accessExpiresAt: instant("access_expires_at"),
    refreshHash: text("refresh_hash"),
    /** The one before: sent again, it ends the grant. */
    formerRefreshHash: text("former_refresh_hash"),
    /** The end of the refresh token, and so of the grant. */
    expiresAt: instant("expires_at").notNull(),
    /** Written once a minute at most. */
    lastUsedAt: instant("last_used_at"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    uniqueIndex("program_grants_code").on(table.codeHash),
    uniqueIndex("program_grants_access").on(table.accessHash),
    uniqueIndex("program_grants_refresh").on(table.refreshHash),
    index("program_grants_former").on(table.formerRefreshHash),
  ],
);
declareTable(programGrants, { backup: "secret", restore: "confirmed" });
