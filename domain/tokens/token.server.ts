import * as tokens from "./token.ts";

export { fingerprints, hashId } from "./token.ts";
export { randomId } from "@toadstool/openid/seal";

/** The purpose of a token. One that was made for another purpose counts as forged. */
export type TokenPurpose =
  | "confirm"
  | "unsubscribe"
  | "view-letter"
  | "letter-link"
  | "visitor"
  | "xsrf"
  | "subscribe-form"
  | "subscribe-again"
  | "program";

/** A signed token that carries `payload` openly. */
export const signToken: (secret: string, purpose: TokenPurpose, payload: string) => Promise<string> =
  tokens.signToken;

/** The token's payload, or null where it was forged, cut short or made for something else. */
export const readToken: (secret: string, purpose: TokenPurpose, token: string) => Promise<string | null> =
  tokens.readToken;
