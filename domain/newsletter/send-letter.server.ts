import { and, eq } from "drizzle-orm";
import { drafts } from "#db/schema.ts";
import { changedElsewhere } from "../drafts/writing.server.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, type Refused } from "../outcome.ts";
import { parse } from "../parse.ts";
import type { Services } from "../services.ts";
import { type LetterIssue } from "./issue.ts";
import type { Segment } from "./segment/segment.ts";
import { letterInput } from "../letter/letter-input.ts";
import { sendIssue } from "./ledger/send-issue.server.ts";

type Sending = Pick<Services, "db" | "workFiles" | "clock" | "settings" | "secret" | "mail" | "letters">;

interface LetterToSend {
  id: string;
  /** The version that was looked at before it was sent. */
  version: number;
  isPublic: boolean;
  countsClicks?: boolean;
  /** Which confirmed subscribers it is for; all of them if absent. */
  segment?: Segment | null;
  /** When it is to go out; at once where none is given. */
  dueAt?: Date;
}

/**
 * Sends a letter exactly as it was reviewed. Each state of a letter is sent once, however often the button is pressed; null
 * where there is no such letter.
 */
export async function sendLetter(
  services: Sending,
  owner: Owner,
  { id, version, isPublic, countsClicks, segment, dueAt }: LetterToSend,
): Promise<LetterIssue | Refused | null> {
  const letter = await services.db.query.drafts.findFirst({
    where: and(eq(drafts.id, id), eq(drafts.kind, "letter")),
  });
  if (!letter) return null;
  if (letter.version !== version) return changedElsewhere();
  const { title: subject, content, language } = letter;
  const input = parse(letterInput, { subject, content, language });
  if (isRefused(input)) return input;
  return sendIssue(services, owner, {
    ...input,
    sendKey: `letter-${id}-${version}`,
    draftId: id,
    draftVersion: version,
    tags: letter.tags,
    isPublic,
    countsClicks,
    segment,
    dueAt,
  });
}
