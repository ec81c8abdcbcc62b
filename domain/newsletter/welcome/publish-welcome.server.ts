import { wordsIn } from "@toadstool/markdown/prose";
import { rowWhere } from "#db/d1/row-where.ts";
import { and, eq, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { welcomeLetters } from "#db/schema.ts";
import {
  changedElsewhere,
  type DraftRow,
  isLiveDraft,
  isStill,
  liveDraft,
} from "../../drafts/writing.server.ts";
import type { Owner } from "../../identity/owner.ts";
import { letterInput } from "../../letter/letter-input.ts";
import { refuseUnrenderable } from "../../markdown/render.server.ts";
import { isRefused, type Refused, refuse } from "../../outcome.ts";
import { parse } from "../../parse.ts";
import { keepRevision } from "../../revisions/revisions.server.ts";
import type { Services } from "../../services.ts";
import { type TurnInput, welcomeLimits } from "./welcome-letter.ts";

type Writing = Pick<Services, "db" | "clock">;

/**
 * Adds a letter to the end of the welcome letters, with the text of its draft. Switched on, it begins with readers whose turn comes from
 * now on. A button pressed twice adds it once. Null where there is no such draft.
 */
export async function addWelcomeLetter(
  services: Writing,
  _owner: Owner,
  id: string,
  { days, isOn }: Pick<TurnInput, "days" | "isOn">,
  version?: number,
): Promise<{ id: string } | Refused | null> {
  const draft = await readyDraft(services, id, version);
  if (!draft || isRefused(draft)) return draft;
  const { db, clock } = services;
  const now = clock();
  const position = sql`(select coalesce(max(last.position), 0) + 1 from ${welcomeLetters} as last)`;
  const row = { id, ...textOf(draft), days, isOn, position, since: now, version: 1, createdAt: now };
  const inSeries = isLiveDraft(services, welcomeLetters.id);
  const isWritten = and(
    isStill(services, draft),
    sql`${db.$count(welcomeLetters, inSeries)} < ${welcomeLimits.letters}`,
  ) as typeof position;
  const { added, series } = await batch(db, {
    revision: keepPublished(services, draft, isWritten),
    inserted: db
      .insert(welcomeLetters)
      .select(rowWhere(welcomeLetters, row, isWritten))
      .onConflictDoNothing(),
    added: db.select({ id: welcomeLetters.id }).from(welcomeLetters).where(eq(welcomeLetters.id, id)),
    series: db.select({ id: welcomeLetters.id }).from(welcomeLetters).where(inSeries),
  });
  return added[0] ?? (series.length < welcomeLimits.letters ? changedElsewhere() : tooMany);
}

/**
 * Readers whose turn comes from now on get the letter as its draft was saved last. Those who have had it, and mails that are
 * under way, keep the text of their edition. Null where there is no such letter.
 */
export async function updateWelcomeText(
  services: Writing,
  _owner: Owner,
  id: string,
  version?: number,
): Promise<{ id: string } | Refused | null> {
  const draft = await readyDraft(services, id, version);
  if (!draft || isRefused(draft)) return draft;
  const { db } = services;
  const isWritten = isStill(services, draft);
  const { saved, there } = await batch(db, {
    revision: keepPublished(services, draft, isWritten),
    saved: db
      .update(welcomeLetters)
      .set({ ...textOf(draft), version: sql`${welcomeLetters.version} + 1` })
      .where(and(eq(welcomeLetters.id, id), isWritten))
      .returning({ id: welcomeLetters.id }),
    there: db.select({ id: welcomeLetters.id }).from(welcomeLetters).where(eq(welcomeLetters.id, id)),
  });
  return saved[0] ?? (there.length > 0 ? changedElsewhere() : null);
}

const textOf = ({ title: subject, content, language }: DraftRow) => ({ subject, content, language });

/** The draft, where readers could get its text. */
async function readyDraft({ db }: Writing, id: string, seen?: number): Promise<DraftRow | Refused | null> {
  const draft = await db.query.drafts.findFirst({ where: liveDraft(id) });
  if (draft?.kind !== "welcome") return null;
  if (seen !== undefined && seen !== draft.version) return changedElsewhere();
  const input = parse(letterInput, { subject: draft.title, content: draft.content });
  if (isRefused(input)) return input;
  return refuseUnrenderable(draft.content) ?? { ...draft, title: input.subject };
}

function keepPublished(services: Writing, { id, content }: DraftRow, condition: ReturnType<typeof isStill>) {
  const kept = { kind: "draft", id, reason: "published", words: wordsIn(content) } as const;
  return keepRevision(services, kept, condition);
}

const tooMany = refuse(
  "conflict",
  "too_many_welcomes",
  `There are ${welcomeLimits.letters} welcome letters already. Delete one before you add another.`,
);
