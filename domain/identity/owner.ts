import { refuse, type Refused } from "../outcome.ts";
import type { Settings } from "../services.ts";

declare const provenOwner: unique symbol;

/** The site's owner, proven by a session or an identity token: only `domain/identity` makes one. */
export interface Owner {
  readonly [provenOwner]: true;
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
}

/** A logged-in browser. */
export interface Session {
  owner: Owner;
  /** Names it on the owner's pages; grants nothing. */
  id: string;
  idHash: string;
}

/** The people who may own the site: an allow-list of issuer and subject. */
export function isOwner(settings: Settings["identity"], issuer: string, subject: string): boolean {
  return issuer === settings.issuer && settings.ownerSubjects.includes(subject);
}

/** The owner these claims prove, or null for a stranger. Call it with verified claims only. */
export function provenOwnerOf(
  settings: Settings["identity"],
  claims: { issuer: string; subject: string; name: string },
): Owner | null {
  return isOwner(settings, claims.issuer, claims.subject) ? (claims as Owner) : null;
}

/** A person whom the provider vouches for, but not an owner of this site. */
export interface Stranger extends Refused {
  stranger: { issuer: string; subject: string };
}

export function refuseStranger({ issuer, subject }: { issuer: string; subject: string }): Stranger {
  const message =
    `You are logged in at ${issuer} as “${subject}”, who does not own this site. ` +
    "If you do own it, add this subject to OWNER_SUBJECTS.";
  return { ...refuse("forbidden", "not_the_owner", message), stranger: { issuer, subject } };
}
