import { and, desc, isNull, sql } from "drizzle-orm";
import { mayHoldEscapedAddress, mendAddresses, type MendedAddress } from "@toadstool/markdown/write";
import { drafts, notes, posts } from "#db/schema.ts";
import { findLiveDraft, writeDraft } from "../drafts/writing.server.ts";
import type { Owner } from "../identity/owner.ts";
import { findNoteToSave, saveNote } from "../notes/publishing.server.ts";
import { type Refused, refuse } from "../outcome.ts";
import { findPostToSave } from "../posts/writing.server.ts";
import { savePost } from "../posts/publishing.server.ts";
import type { Services } from "../services.ts";
import type { EscapedKind } from "./escaped.ts";

type Writing = Pick<Services, "db" | "clock" | "settings">;

/** A text with addresses in it that an earlier version of the editor or of the import saved with escapes. */
export interface EscapedText {
  kind: EscapedKind;
  id: string;
  title: string;
  version: number;
  changes: MendedAddress[];
}

/** Texts that are shown at once, and rows of each kind that are looked through for them. */
const most = { shown: 20, read: 300, together: 10 };

const tables = { post: posts, draft: drafts, note: notes };

/** The texts to mend, newest first, with what would change in each. */
export async function listEscaped(services: Writing, _owner: Owner): Promise<EscapedText[]> {
  const found: EscapedText[] = [];
  for (const kind of ["post", "draft", "note"] as const) {
    for (let offset = 0; offset < most.read && found.length < most.shown; offset += most.together) {
      // oxlint-disable-next-line no-await-in-loop -- few long texts are held at a time
      const rows = await readTexts(services, kind, offset);
      for (const { content, ...text } of rows) {
        const { changes } = mayHoldEscapedAddress(content) ? mendAddresses(content) : { changes: [] };
        if (changes.length > 0) found.push({ kind, ...text, changes });
      }
      if (rows.length < most.together) break;
    }
  }
  return found.slice(0, most.shown);
}

function readTexts({ db }: Writing, kind: EscapedKind, offset: number) {
  const table = tables[kind];
  return db
    .select({ id: table.id, title: table.title, version: table.version, content: table.content })
    .from(table)
    .where(and(isNull(table.deletedAt), sql`instr(${table.content}, ${"\\"}) > 0`))
    .orderBy(desc(table.updatedAt), table.id)
    .limit(most.together)
    .offset(offset);
}

/**
 * Saves a text with its addresses mended, as any other save does; null where it is gone, refused where it was saved since
 * `version`.
 */
export async function mendEscaped(
  services: Writing,
  _owner: Owner,
  { kind, id, version }: Pick<EscapedText, "kind" | "id" | "version">,
): Promise<{ title: string } | Refused | null> {
  if (kind === "post") {
    const found = await findPostToSave(services, id);
    if (!found) return null;
    const { title, summary, slug, imageUrl, dateString } = found.post;
    const content = mendAddresses(found.post.content).markdown;
    return savePost(services, found, { title, summary, slug, imageUrl, dateString, content, version });
  }
  if (kind === "note") {
    const found = await findNoteToSave(services, id);
    if (!found) return null;
    const { link, pictures, content } = found.note;
    return saveNote(services, found, { link, pictures, content: mendAddresses(content).markdown, version });
  }
  const draft = await findLiveDraft(services, id);
  if (!draft) return null;
  const { title, summary, slug, dateString, imageUrl, tags, series } = draft;
  const content = mendAddresses(draft.content).markdown;
  return writeDraft(services, draft, {
    title,
    summary,
    slug,
    dateString,
    imageUrl,
    tags,
    series,
    content,
    version,
  });
}

export const nothingToMend = refuse(
  "missing",
  "not_found",
  "That text is no longer there. The list below is as it is now.",
);
