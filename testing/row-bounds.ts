import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { fixedBytes, isText, tablesOf } from "#db/d1/row-limits.ts";
import * as schema from "#db/schema.ts";
import { longestHost, longestPath } from "#domain/analytics/read-page-view.ts";
import { programLimits } from "#domain/identity/programs/program.ts";
import { longestName } from "#domain/identity/tokens/personal-token.ts";
import { longestSeen } from "#domain/identity/seen-from.ts";
import { uploadLimits } from "#domain/media/image.ts";
import { letterLimits } from "#domain/letter/letter-input.ts";
import { largestLetter } from "#domain/letter/compose-issue.server.ts";
import { draftPartBytes } from "#domain/drafts/draft-search.server.ts";
import { longestPart } from "#domain/drafts/preview-pages.server.ts";
import { headBytes, partBytes } from "#domain/posts/parts.server.ts";
import { longestTrouble } from "#domain/page-cache/purging.server.ts";
import { largestPage } from "#domain/own-pages/own-page.ts";
import { limits } from "#domain/posts/post.ts";
import { noteLimits } from "#domain/notes/note.ts";
import { longestTagText, tagLimits } from "#domain/tags/tag.ts";
import { longestLine } from "#domain/profile/profile.ts";
import { longestPath as longestOldPath, longestTarget } from "#domain/addresses/redirect.ts";
import { longestLink } from "#domain/addresses/links.server.ts";
import { longestFacts } from "#domain/facts/fact-shapes.ts";
import { longestPasskeyId, longestPasskeyName, longestPublicKey } from "#domain/identity/passkeys/passkey.ts";
import { longestUrl } from "#domain/webhooks/webhook.ts";
import { mostNamed } from "#domain/restore/come-to-rest.server.ts";
import { pieceBytes } from "#domain/restore/stage-rows.server.ts";
import { workLimits } from "#domain/works/work.ts";
import { longestKey } from "#domain/subscribers/tags/subscriber-tag.ts";
import { topicLimits } from "#domain/subscribers/topics/topic.ts";
import { longestConsent } from "#domain/subscribers/importing/import.ts";
import { moveLimits } from "#domain/moving-in/move.ts";
import {
  largestPayload,
  longestOldAddress,
  longestRemark,
  longestSourceId,
  mostRemarks,
} from "#domain/moving-in/moved-item.ts";
import { longestCell } from "#domain/subscribers/csv/list-part.ts";
import { longestReason as longestWords } from "#domain/subscribers/leaving.ts";
import { longestMailId, longestReason } from "@toadstool/mail";
import { longestAnswer, longestReturnTo } from "@toadstool/openid";

/** A limit counts UTF-16 units; in UTF-8 each takes three bytes at most. */
const chars = (units: number) => units * 3;
/** Case-folding may lengthen a text: no unit becomes more than six bytes (`search.test.ts` looks at each). */
const folded = (units: number) => units * 6;
/** JSON writes a control character or half a surrogate pair as six. */
const json = (units: number) => units * 6;
/** AES-GCM adds 16 bytes, base64url makes four of three; before it, twelve bytes likewise and a dot. */
const sealed = (bytes: number) => Math.ceil(((bytes + 16) * 4) / 3) + 17;
/** What a sentence of ours may take beside the words that it quotes. */
const sentence = chars(1000);
/** Counted with another column of its row, which names what they share. */
const countedElsewhere = 0;

const uuid = 36;
/** 256 bits, base64url. */
const hash = 43;
const imageId = 16;
/** A variable of a Worker: https://developers.cloudflare.com/workers/platform/limits/#environment-variables */
const configured = 5_120;
/** An address, and all headers of a request: https://developers.cloudflare.com/workers/platform/limits/#request-limits */
const address = 16_384;
const headers = 131_072;
/** The names of zones in the IANA database have 32 characters at most. */
const timeZone = 32;
/** Of a heading of one character some sixty are made; footnotes and code are made of more. */
const renderedNote = 100 * noteLimits.content;
/** A description of some twenty files, in numbers and names of ours. */
const imageFacts = 20_000;
/** A name that a file's name was made of is counted in code points. */
const imageName = 2 * uploadLimits.name;
/** A date as it was typed, and the time that is appended to it. */
const dateString = chars(limits.dateString) + ", 12:59:59 PM".length;

/** NFKC makes up to eighteen units of one: U+FDFA. */
const tagName = chars(tagLimits.name) * 18;

const written = {
  title: chars(limits.title),
  summary: chars(limits.summary),
  slug: chars(limits.slug),
  imageUrl: chars(limits.imageUrl),
  dateString,
  content: chars(limits.content),
};

type Bounds<Table extends SQLiteTable> = Partial<Record<keyof Table["_"]["columns"], number>>;
type TableName = { [Name in keyof typeof schema]: (typeof schema)[Name] extends SQLiteTable ? Name : never };
type AllBounds = { [Name in TableName[keyof typeof schema]]: Bounds<(typeof schema)[Name]> };

/** Bytes that a text column may hold at most, whatever is sent; columns with a list of values say it themselves. */
const bounds: AllBounds = {
  ownerSessions: {
    idHash: hash,
    id: hash,
    issuer: configured,
    subject: configured,
    device: chars(longestSeen),
    place: chars(longestSeen),
    // One answer of the provider's holds both tokens and the scope; the name is inside a token, in base64.
    idToken: sealed(longestAnswer),
    refreshToken: sealed(countedElsewhere),
    scope: countedElsewhere,
    name: longestAnswer,
    lockedBy: hash,
  },
  loginTransactions: {
    stateHash: hash,
    browserHash: hash,
    nonce: hash,
    codeVerifier: 128,
    returnTo: 9 * longestReturnTo,
  },
  identityEvents: {
    id: hash,
    code: 100,
    subject: longestAnswer,
    device: chars(longestSeen),
    place: chars(longestSeen),
  },
  personalTokens: {
    id: uuid,
    hash,
    name: chars(longestName),
    hint: 20,
    scopes: 100,
    issuer: configured,
    subject: configured,
  },
  programGrants: {
    id: uuid,
    name: chars(programLimits.name),
    clientHash: hash,
    redirectUri: chars(programLimits.redirectUri),
    scopes: 100,
    issuer: configured,
    subject: configured,
    codeHash: hash,
    codeChallenge: hash,
    accessHash: hash,
    refreshHash: hash,
    formerRefreshHash: hash,
  },
  // Titles of at most a hundred texts of each kind.
  restores: {
    id: uuid,
    manifest: 100_000,
    digest: hash,
    replaces: 1000,
    report: 5 * mostNamed * json(limits.title),
    result: 1000,
  },
  // A part has so many bytes, or one row, whose short texts alone are in it.
  restoreParts: { restoreId: uuid, source: 64, columns: 4000, lines: 1_900_000 },
  restoreTexts: { restoreId: uuid, source: 64, name: 64, text: pieceBytes },
  restoreFiles: { restoreId: uuid, key: 2048 },
  facts: { name: 20, facts: chars(longestFacts), previous: chars(longestFacts) },
  images: {
    id: imageId,
    name: chars(imageName),
    folder: chars(uploadLimits.folder),
    alt: chars(uploadLimits.alt),
    caption: chars(uploadLimits.caption),
    facts: imageFacts,
    hash,
    folded: folded(imageName + uploadLimits.folder + uploadLimits.alt + uploadLimits.caption + 3),
  },
  imageRevisions: { imageId, facts: imageFacts, alt: chars(uploadLimits.alt), hash },
  imageUses: { imageId, textId: uuid },
  pages: {
    id: uuid,
    path: limits.slug,
    title: chars(limits.title),
    summary: chars(limits.summary),
    imageUrl: chars(limits.imageUrl),
    // A page is refused where its text and its HTML have more bytes together.
    content: largestPage,
    html: countedElsewhere,
    rule: 1,
  },
  pageRedirects: { path: limits.slug, pageId: uuid },
  previewPages: { draftId: uuid, html: longestPart },
  newsletterIssues: {
    id: uuid,
    sendKey: 100,
    subject: chars(letterLimits.subject),
    slug: limits.slug + 9,
    origin: Math.max(configured, address),
    segment: 200_000,
    heldBecause: sentence + chars(longestReason),
    draftId: uuid,
    welcomeId: uuid,
    // A letter is refused where its markdown and the mail that is generated from it have more bytes together.
    content: Math.max(largestLetter, chars(letterLimits.content)),
    html: countedElsewhere,
    text: countedElsewhere,
    sender: chars(longestLine),
  },
  deliveries: {
    issueId: uuid,
    subscriberId: uuid,
    claimId: 200,
    messageId: chars(longestMailId),
    reason: sentence + chars(longestReason),
  },
  mailEvents: { transport: 100, eventId: headers, kind: 20 },
  mailQuota: { day: 20 },
  letterLinks: { issueId: uuid, url: chars(letterLimits.content) },
  digests: { draftId: uuid, trouble: sentence },
  welcomeLetters: {
    id: uuid,
    subject: chars(letterLimits.subject),
    content: chars(letterLimits.content),
  },
  // `post:` and a slug, or an id.
  outdatedTags: { tag: 5 + chars(limits.slug), trouble: chars(longestTrouble) },
  notes: {
    id: 8,
    key: noteLimits.key,
    title: chars(80),
    link: chars(noteLimits.link),
    pictures: noteLimits.pictures * (json(uploadLimits.alt) + 60),
    content: chars(noteLimits.content),
    html: renderedNote,
    rule: 1,
  },
  purgeCalls: {},
  pageViews: { day: 10, path: chars(longestPath), referrer: chars(longestHost) },
  subscribers: {
    id: uuid,
    email: chars(longestCell),
    emailKey: chars(longestCell),
    consent: sentence + chars(longestConsent),
    leavingReason: sentence + chars(longestWords),
    suppressedBecause: sentence + chars(longestReason),
  },
  suppressions: { addressHash: hash },
  subscriberImports: { id: uuid, fileName: chars(200), consent: chars(longestConsent), trouble: sentence },
  importRows: {
    importId: uuid,
    email: chars(longestCell),
    emailKey: chars(longestCell),
    note: sentence,
    tags: tagLimits.each * (json(tagLimits.name + longestKey) + 30),
  },
  moves: {
    id: uuid,
    system: moveLimits.system,
    name: chars(moveLimits.name),
    site: chars(moveLimits.site),
  },
  moveItems: {
    moveId: uuid,
    sourceId: chars(longestSourceId),
    title: chars(longestOldAddress),
    slug: limits.slug,
    trouble: sentence,
    remarks: (mostRemarks + 5) * json(longestRemark),
    // A text whose files have more names is refused, for its payload holds them all.
    needs: countedElsewhere,
    targetId: uuid,
    address: chars(longestOldAddress),
    payload: largestPayload,
  },
  topics: { id: uuid, name: chars(topicLimits.name), key: folded(tagName) },
  declinedTopics: { subscriberId: uuid, topicId: uuid },
  subscriberTags: { subscriberId: uuid, key: chars(longestKey), name: chars(tagLimits.name) },
  posts: { id: uuid, ...written, datetime: 19, html: headBytes, folded: headBytes },
  postParts: { postId: uuid, text: partBytes },
  slugRedirects: { slug: chars(limits.slug), postId: uuid },
  drafts: {
    id: uuid,
    ...written,
    tags: chars(longestTagText),
    series: chars(tagLimits.name),
    publishZone: timeZone,
    publishTrouble: sentence,
    sending: 200_000,
  },
  draftParts: { draftId: uuid, folded: draftPartBytes },
  textRevisions: { id: uuid, textId: uuid, ...written },
  // What the command says, or where a scheduled one goes on: counts of parts, and two keys.
  backups: { id: uuid, sha256: 64, place: 20_000, trouble: chars(1000) },
  backupChanges: { source: 30 },
  bulkChanges: { id: 100, tagId: uuid, tagName },
  // A draft's tags, twice, as JSON in JSON; or a redirect.
  bulkChangeItems: {
    changeId: 100,
    itemId: chars(longestOldPath),
    before: Math.max(2 * json(longestTagText), json(chars(longestTarget))) + 500,
  },
  previewLinks: { tokenHash: hash, draftId: uuid },
  visitorLikes: { visitorHash: hash, postId: uuid },
  webhooks: { id: hash, url: chars(longestUrl), secret: sealed(100), events: 200 },
  webhookEvents: { subjectId: uuid },
  webhookMessages: {
    id: hash + 4,
    webhookId: hash,
    trouble: sentence,
    payload: json(limits.title + limits.summary + 2 * limits.slug + letterLimits.subject) + 2000,
  },
  passkeys: {
    id: longestPasskeyId,
    publicKey: longestPublicKey,
    name: chars(longestPasskeyName),
    issuer: configured,
    subject: configured,
    ownerName: longestAnswer,
  },
  passkeyChallenges: { hash },
  cronRuns: { cron: 100 },
  redirects: { path: chars(longestOldPath), target: chars(longestTarget) },
  missingAddresses: { path: chars(longestPath), referrer: chars(longestHost) },
  linkReadings: { kind: chars(10), textId: uuid },
  textLinks: { url: chars(longestLink), kind: chars(10), textId: uuid },
  linkChecks: { url: chars(longestLink), trouble: sentence },
  works: {
    id: uuid,
    file: chars(workLimits.slug),
    slug: chars(workLimits.slug),
    title: chars(workLimits.title),
    position: workLimits.position,
    medium: 20,
    facts: chars(workLimits.facts),
    folded: folded(workLimits.facts),
  },
  tags: { id: uuid, slug: limits.slug, name: tagName, key: folded(tagName) },
  postSeries: { id: uuid, slug: limits.slug, name: tagName, key: folded(tagName) },
  postSeriesParts: { postId: uuid, seriesId: uuid },
  postSeriesRedirects: { slug: limits.slug, seriesId: uuid },
  taggings: { itemId: uuid, tagId: uuid },
  tagRedirects: { slug: limits.slug, key: folded(tagName), tagId: uuid },
  workRedirects: { slug: chars(workLimits.slug), workId: uuid },
};

/** Each table's largest possible row in bytes; the columns of which nothing is known to bound them. */
export function largestRows(): { table: string; bytes: number; unbounded: string[] }[] {
  return tablesOf(schema).map((table) => {
    const { name, columns } = getTableConfig(table);
    const texts = columns.filter(isText).map((column) => ({ column, bytes: boundOf(table, column) }));
    const unbounded = texts.flatMap(({ column, bytes }) => (bytes === undefined ? [column.name] : []));
    const bytes = texts.reduce((sum, { bytes = 0 }) => sum + bytes, columns.length * fixedBytes);
    return { table: name, bytes, unbounded };
  });
}

function boundOf(table: SQLiteTable, column: SQLiteColumn): number | undefined {
  const values = column.enumValues ?? [];
  if (values.length > 0) return Math.max(...values.map((value) => value.length));
  const [name] = Object.entries(schema).find(([, part]) => part === table) ?? [];
  const ofTable: Record<string, number | undefined> = bounds[name as keyof AllBounds] ?? {};
  const [property] = Object.entries(table).find(([, own]) => own === column) ?? [];
  return property === undefined ? undefined : ofTable[property];
}
