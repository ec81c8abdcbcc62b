import { longestLanguage } from "@toadstool/language";
import { longestMailId, longestReason } from "@toadstool/mail";
import { longestAnswer, longestReturnTo } from "@toadstool/openid";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type * as schema from "#db/schema.ts";
import { longestLink } from "./addresses/links.server.ts";
import { longestPath as longestOldPath, longestTarget } from "./addresses/redirect.ts";
import { longestHost, longestPath } from "./analytics/read-page-view.ts";
import { draftPartBytes } from "./drafts/draft-search.server.ts";
import { longestPart } from "./drafts/preview-pages.server.ts";
import { longestFacts } from "./facts/fact-shapes.ts";
import { longestTurned } from "./finding/names.ts";
import { longestPasskeyId, longestPasskeyName, longestPublicKey } from "./identity/passkeys/passkey.ts";
import { programLimits } from "./identity/programs/program.ts";
import { longestSeen } from "./identity/seen-from.ts";
import { longestName } from "./identity/tokens/personal-token.ts";
import { largestLetter } from "./letter/compose-issue.server.ts";
import { letterLimits } from "./letter/letter-input.ts";
import { uploadLimits } from "./media/image.ts";
import { noteLimits } from "./notes/note.ts";
import { largestPage } from "./own-pages/own-page.ts";
import { longestTrouble } from "./purging/purging.server.ts";
import { headBytes, partBytes } from "./posts/parts.server.ts";
import { limits } from "./posts/post.ts";
import { longestLine } from "./profile/profile.ts";
import { mostNamed } from "./restore/come-to-rest.server.ts";
import { pieceBytes } from "./restore/stage-rows.server.ts";
import { longestCell } from "./subscribers/csv/list-part.ts";
import { longestConsent } from "./subscribers/importing/import.ts";
import { longestReason as longestWords } from "./subscribers/leaving.ts";
import { longestKey } from "./subscribers/tags/subscriber-tag.ts";
import { topicLimits } from "./subscribers/topics/topic.ts";
import { longestTagText, tagLimits } from "./tags/tag.ts";
import { longestUrl } from "./webhooks/webhook.ts";
import { workLimits } from "./art/every-work.ts";

/** The greatest size of a text: a number counts characters (UTF-16 units). */
export type TextSize =
  | number
  /** UTF-8. */
  | { bytes: number }
  /** Characters that are written as JSON. */
  | { json: number }
  /** Characters before case is folded. */
  | { folded: number }
  /** Bytes before they are encrypted. */
  | { sealed: number };

type Schema = typeof schema;
type Sizes<Part> = Part extends SQLiteTable ? Partial<Record<keyof Part["_"]["columns"], TextSize>> : never;
export type TextSizes = {
  [Name in keyof Schema as Schema[Name] extends SQLiteTable ? Name : never]?: Sizes<Schema[Name]>;
};

/** What a sentence of ours may take beside the words that it quotes. */
const sentence = 1000;
/** Counted with another column of its row, which names what they share. */
const countedElsewhere = 0;
const uuid = 36;
/** 256 bits, base64url. */
const hash = 43;
const imageId = 16;
/** A variable of a Worker: https://developers.cloudflare.com/workers/platform/limits/#environment-variables */
const configured = { bytes: 5_120 };
/** An address, and all headers of a request: https://developers.cloudflare.com/workers/platform/limits/#request-limits */
const address = { bytes: 16_384 };
const headers = { bytes: 131_072 };
/** One answer of the login provider. */
const answer = { bytes: longestAnswer };
/** A description of some twenty files, in numbers and names of ours. */
const imageFacts = { bytes: 20_000 };
/** A name that a file's name was made of is counted in code points. */
const imageName = 2 * uploadLimits.name;
/** As it was typed, and the time that is appended to it. */
const dateString = limits.dateString + ", 12:59:59 PM".length;
/** NFKC makes up to eighteen units of one: U+FDFA. */
const tagName = 18 * tagLimits.name;
const segment = { bytes: 200_000 };

const translated = { language: longestLanguage, translationGroup: uuid };
const written = { ...limits, dateString };
const name = { id: uuid, slug: limits.slug, name: tagName, key: { folded: tagName } };
const seen = { device: longestSeen, place: longestSeen };
const subject = { issuer: configured, subject: configured };

/**
 * The longest texts that rows may hold, whatever is sent, by table and column. Forms and the API take the same limits, from the
 * nouns. Left out are columns with a list of values, and those that refer to another table.
 */
export const textSizes: TextSizes = {
  ownerSessions: {
    idHash: hash,
    id: hash,
    ...subject,
    ...seen,
    // One answer of the provider's holds both tokens and the scope; the name is inside a token, in base64.
    idToken: { sealed: longestAnswer },
    refreshToken: { sealed: countedElsewhere },
    scope: countedElsewhere,
    name: answer,
    lockedBy: hash,
  },
  loginTransactions: {
    stateHash: hash,
    browserHash: hash,
    nonce: hash,
    codeVerifier: 128,
    returnTo: 3 * longestReturnTo,
  },
  identityEvents: { id: hash, code: 100, subject: answer, ...seen },
  personalTokens: { id: uuid, hash, name: longestName, hint: 20, scopes: 100, ...subject },
  programGrants: {
    id: uuid,
    name: programLimits.name,
    clientHash: hash,
    redirectUri: programLimits.redirectUri,
    scopes: 100,
    ...subject,
    codeHash: hash,
    codeChallenge: hash,
    accessHash: hash,
    refreshHash: hash,
    formerRefreshHash: hash,
  },
  passkeys: {
    id: longestPasskeyId,
    publicKey: longestPublicKey,
    name: longestPasskeyName,
    ...subject,
    ownerName: answer,
  },
  passkeyChallenges: { hash },
  // Titles of at most a hundred texts of each kind.
  restores: {
    id: uuid,
    manifest: { bytes: 100_000 },
    digest: hash,
    replaces: 1000,
    report: { json: 5 * mostNamed * limits.title },
    result: 1000,
  },
  // A part has so many bytes, or one row, whose short texts alone are in it.
  restoreParts: { source: 64, columns: 4000, lines: { bytes: 1_900_000 } },
  restoreTexts: { source: 64, name: 64, text: { bytes: pieceBytes } },
  restoreFiles: { key: 2048 },
  // What the command says, or where a scheduled one goes on: counts of parts, and two keys.
  backups: { id: uuid, sha256: 64, place: 20_000, trouble: 1000 },
  backupChanges: { source: 30 },
  facts: { name: 20, facts: longestFacts, previous: longestFacts },
  images: {
    id: imageId,
    name: imageName,
    folder: uploadLimits.folder,
    alt: uploadLimits.alt,
    caption: uploadLimits.caption,
    facts: imageFacts,
    hash,
    folded: { folded: imageName + uploadLimits.folder + uploadLimits.alt + uploadLimits.caption + 3 },
  },
  imageRevisions: { imageId, facts: imageFacts, alt: uploadLimits.alt, hash },
  imageUses: { imageId, textId: uuid },
  posts: {
    id: uuid,
    ...written,
    ...translated,
    datetime: 19,
    html: { bytes: headBytes },
    folded: { bytes: headBytes },
  },
  postParts: { text: { bytes: partBytes } },
  slugRedirects: { slug: limits.slug },
  visitorLikes: { visitorHash: hash },
  drafts: {
    id: uuid,
    ...written,
    ...translated,
    tags: longestTagText,
    series: tagLimits.name,
    // The names of zones in the IANA database have 32 characters at most.
    publishZone: 32,
    publishTrouble: sentence,
    sending: segment,
  },
  draftParts: { folded: { bytes: draftPartBytes } },
  previewLinks: { tokenHash: hash },
  previewPages: { html: { bytes: longestPart } },
  textRevisions: { id: uuid, textId: uuid, ...written },
  pages: {
    ...limits,
    ...translated,
    path: limits.slug,
    // A page is refused where its text and its HTML have more bytes together.
    content: { bytes: largestPage },
    html: countedElsewhere,
    rule: longestLanguage + 1,
  },
  pageRedirects: { path: limits.slug },
  notes: {
    id: 8,
    ...noteLimits,
    ...translated,
    title: 80,
    pictures: { json: noteLimits.pictures * (uploadLimits.alt + 10) },
    // Of a heading of one character some sixty are made; footnotes and code are made of more.
    html: { bytes: 100 * noteLimits.content },
    rule: longestLanguage + 1,
  },
  tags: name,
  taggings: { itemId: uuid },
  tagRedirects: name,
  postSeries: name,
  postSeriesRedirects: name,
  bulkChanges: { id: 100, tagId: uuid, tagName },
  // A draft's tags, twice, as JSON in JSON.
  // Of a redirect, `itemId` is its path, and `before` has its target.
  bulkChangeItems: {
    itemId: longestOldPath,
    before: { json: Math.max(2 * longestTagText, longestTarget) + 100 },
  },
  works: {
    id: uuid,
    ...workLimits,
    ...translated,
    file: workLimits.slug,
    medium: 20,
    folded: { folded: workLimits.facts },
  },
  workRedirects: { slug: workLimits.slug },
  newsletterIssues: {
    id: uuid,
    sendKey: 100,
    ...letterLimits,
    slug: limits.slug + 9,
    origin: address,
    segment,
    heldBecause: sentence + longestReason,
    draftId: uuid,
    welcomeId: uuid,
    // A letter is refused where its markdown and the mail that is generated from it have more bytes together.
    content: { bytes: largestLetter },
    html: countedElsewhere,
    text: countedElsewhere,
    sender: longestLine,
    language: longestLanguage,
  },
  deliveries: {
    subscriberId: uuid,
    claimId: 200,
    messageId: longestMailId,
    reason: sentence + longestReason,
  },
  letterLinks: { url: letterLimits.content },
  welcomeLetters: { id: uuid, ...letterLimits, language: longestLanguage },
  digests: { draftId: uuid, trouble: sentence },
  mailEvents: { transport: 100, eventId: headers, kind: 20 },
  mailQuota: { day: 20 },
  subscribers: {
    id: uuid,
    language: longestLanguage,
    email: longestCell,
    emailKey: longestCell,
    consent: sentence + longestConsent,
    leavingReason: sentence + longestWords,
    suppressedBecause: sentence + longestReason,
  },
  suppressions: { addressHash: hash },
  topics: { id: uuid, ...topicLimits, key: { folded: tagName } },
  subscriberTags: { key: longestKey, name: tagLimits.name },
  subscriberImports: { id: uuid, fileName: 200, consent: longestConsent, trouble: sentence },
  importRows: {
    language: longestLanguage,
    email: longestCell,
    emailKey: longestCell,
    note: sentence,
    tags: { json: tagLimits.each * (tagLimits.name + longestKey + 5) },
  },
  names: { words: { folded: longestTurned }, itemId: uuid },
  outdatedNames: { itemId: uuid },
  webhooks: { id: hash, url: longestUrl, secret: { sealed: 100 }, events: 200 },
  webhookEvents: { subjectId: uuid },
  webhookMessages: {
    id: hash + 4,
    trouble: sentence,
    payload: { json: limits.title + limits.summary + 2 * limits.slug + letterLimits.subject + 400 },
  },
  redirects: { path: longestOldPath, target: longestTarget },
  missingAddresses: { path: longestPath, referrer: longestHost },
  pageViews: { day: 10, path: longestPath, referrer: longestHost },
  linkReadings: { kind: 10, textId: uuid },
  textLinks: { url: longestLink, kind: 10, textId: uuid },
  linkChecks: { url: longestLink, trouble: sentence },
  duePurges: { trouble: longestTrouble },
  cronRuns: { cron: 100 },
};
