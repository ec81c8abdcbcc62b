import { and, eq, isNull, min, sql } from "drizzle-orm";
import { preparedBatch } from "#db/prepared-batch.server.ts";
import { backups, facts, identityEvents, passkeys, posts, works } from "#db/schema.ts";
import { isWhole } from "../backup/review.server.ts";
import { profileIn } from "../facts/facts.server.ts";
import type { Owner } from "../identity/owner.ts";
import { missingSettings } from "../letter/mail-settings.ts";
import type { Services } from "../services.ts";
import { type FirstStep, firstSteps } from "./first-step.ts";

/** After the first login that is known: a site that is older has its ways. */
const newFor = 30 * 86_400_000;

const read = preparedBatch((db) => ({
  begun: db.select({ at: min(identityEvents.at) }).from(identityEvents),
  profiles: db.select({ name: facts.name, facts: facts.facts }).from(facts).where(eq(facts.name, "profile")),
  work: db.select({ id: works.id }).from(works).where(isNull(works.deletedAt)).limit(1),
  post: db.select({ id: posts.id }).from(posts).where(isNull(posts.deletedAt)).limit(1),
  backup: db.select({ id: backups.id }).from(backups).where(isWhole).limit(1),
  login: db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(
      and(eq(passkeys.issuer, sql.placeholder("issuer")), eq(passkeys.subject, sql.placeholder("subject"))),
    )
    .limit(1),
}));

/** The first steps that are not done yet; none for a site that is not new. */
export async function listFirstSteps(
  { db, clock, settings, workFiles }: Pick<Services, "db" | "clock" | "settings" | "workFiles">,
  owner: Owner,
): Promise<FirstStep[]> {
  const { issuer, subject } = owner;
  const { profiles, begun, ...there } = await read(db, { issuer, subject });
  const since = begun[0]?.at;
  if (since && clock().getTime() - since.getTime() > newFor) return [];
  const { portrait, language } = profileIn({ settings }, profiles);
  const files = workFiles();
  const isDone: Record<FirstStep, boolean> = {
    profile: Boolean(profiles[0]?.facts) && portrait !== undefined,
    language: language !== undefined,
    mail: missingSettings(settings).length === 0,
    work: there.work.length > 0 || Object.values(files).some((list) => list.length > 0),
    post: there.post.length > 0,
    backup: there.backup.length > 0,
    address: !settings.site.isLoopback && !new URL(settings.site.origin).hostname.endsWith(".workers.dev"),
    login: there.login.length > 0 || settings.identity.ownerSubjects.length > 1,
  };
  return firstSteps.filter((step) => !isDone[step]);
}
