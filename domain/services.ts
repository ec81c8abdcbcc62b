import type { Messages } from "@toadstool/language";
import type { Mail, MailAddress, MailEvent, MailResult, MailTransport } from "@toadstool/mail";
import type { OpenIdSettings } from "@toadstool/openid";
import type { MediaStore, PictureMaker } from "@toadstool/media/storing";
import type { Database } from "#db/client.server.ts";
import type { ObjectStore } from "@toadstool/media/bindings";
import type { PageView } from "./analytics/read-page-view.ts";
import type { Letters } from "./art/card/write.ts";
import type { Facts } from "./facts/fact-shapes.ts";
import type { Refused } from "./outcome.ts";
import type { Keeping } from "./backup/schedule/keeping.ts";
import type { FileWorks } from "./works/file-works.ts";
import type { SitePaths } from "./own-pages/taken-address.ts";

export type { Mail, MailEvent, MailResult, MailTransport };

/** The outside world as the rules see it. `workers/services.ts` makes it from the bindings. */
export interface Services {
  db: Database;
  clock: Clock;
  /** Resolves after so many milliseconds, or as soon as `signal` aborts. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
  settings: Settings;
  /** Signs tokens and encrypts what must not lie open in the database. At least 32 characters. */
  secret: string;
  mail: MailTransport;
  /** Reads a provider's webhooks and checks their signature; null for a transport without webhooks. */
  mailEvents(transport: string, headers: Headers, body: string): Promise<MailEvent[] | Refused | null>;
  letters: LetterQueue;
  webhookQueue: WebhookQueue;
  /** Goes on after the answer has left. What must survive a crash also lies in the database. */
  later(work: Promise<unknown>): void;
  limits: Record<"subscribe" | "confirm" | "like" | "login" | "view" | "card", RateLimit>;
  views: ViewLog;
  pageCache: PageCachePort;
  /** Uploaded files, under keys like `media/{image}/{revision}/{file}`. */
  store: MediaStore;
  pictures: PictureMaker;
  /** The same files, as a backup copies them. */
  files: ObjectStore;
  /** Where scheduled backups are kept; null where the site has no bucket for them. */
  kept: ObjectStore | null;
  /** The pages that come by commit, for the images they show. */
  studioPages(): StudioPage[];
  /** The addresses that come by commit. */
  paths(): SitePaths;
  /** Projects, artworks and zines of `studio/`, which rows of the database may be shown instead of. */
  workFiles(): FileWorks;
  /** The identity provider, DNS-over-HTTPS, Turnstile, the measurement service, and the links of a letter that is checked. */
  fetch: typeof fetch;
}

type Clock = () => Date;

/** Answers whether `who` may go on. */
type RateLimit = (who: string) => Promise<boolean>;

export interface Settings {
  /** The studio's own facts, which come by commit: `findFacts` lays the owner's changes over them. */
  studio: Facts;
  /** A language’s messages; null where the site is built without them. English is in the code. */
  catalogue(language: string): Promise<Messages | null>;
  /** The other languages that the site is built with. */
  languages(): Promise<string[]>;
  /** The outlines of the letters on cards. */
  letters(): Promise<Letters>;
  /** The pages of the owner’s manual, in their order. */
  manual(): Promise<ManualPage[]>;
  site: {
    /** Scheme, host and port, without a slash at the end. */
    origin: string;
    /** Plain http on the own machine, for trying the site out: its cookies have names and attributes of their own. */
    isLoopback: boolean;
  };
  mail: {
    /** The sender's address; the name is the profile's. */
    from: Pick<MailAddress, "address">;
    /** The sender's postal address, which the law wants in every letter. */
    postalLine: string;
    /** Names the transport on the admin's pages. */
    transport: string;
    /** Seconds between pressing 'Send' and the first mail, in which the send can be undone whole. */
    undoSeconds: number;
    /** Mails the provider takes on one day (UTC), and in one second; null where it sets no limit. */
    perDay: number | null;
    perSecond: number | null;
  };
  identity: OpenIdSettings & {
    /** Seconds without use after which a session ends; 0 where it may idle for its whole day. */
    idleSeconds: number;
    /** The issuer is a provider on a developer's own machine, although others can reach the site. */
    isMisplaced: boolean;
    /** Subjects of `issuer` who own the site. */
    ownerSubjects: string[];
  };
  /** Makes subscribers prove that they are people, where both are given. */
  turnstile: {
    siteKey: string | null;
    secret: string | null;
  };
  /** How many scheduled backups are kept; none is made where `days` is 0. */
  backup: Keeping;
  dns: {
    /** Where public records are asked for: DNS-over-HTTPS with answers in JSON. */
    resolver: string;
    /** The names of the sending domain's DKIM keys; the usual ones are tried where none is given. */
    dkimSelectors: string[];
  };
  /** A measurement service that views are passed on to where both are given. */
  analytics: {
    measurementId: string | null;
    apiSecret: string | null;
  };
}

/** A page of the owner’s manual; `name` is the last part of its address. */
export interface ManualPage {
  name: string;
  title: string;
  /** Its Markdown, without the title. */
  text: string;
}

/** A part of a letter's audience: an issue's id and the number of the part, never an address. */
export interface LetterChunk {
  issueId: string;
  chunk: number;
}

export interface LetterQueue {
  /** Puts each part on the queue, to be delivered after `delay` seconds (12 hours at most). */
  send(chunks: LetterChunk[], delay?: number): Promise<void>;
}

interface WebhookQueue {
  /** Puts messages on the queue by their ids, to be sent after `delay` seconds (12 hours at most). */
  send(messages: string[], delay?: number): Promise<void>;
}

/** The stored pages of strangers. */
interface PageCachePort {
  /** Whether its platform takes only so many calls: purging.server.ts keeps to that. */
  isLimited: boolean;
  /** Removes every page. Null where that was accepted; otherwise why not. */
  purge(): Promise<string | null>;
}

/** Keeps each view for the platform's own analysis; never throws. */
interface ViewLog {
  write(view: PageView): void;
}

/** A page written in studio/: where it is, and the text in which it may name images. */
export interface StudioPage {
  title: string;
  path: string;
  text: string;
}
