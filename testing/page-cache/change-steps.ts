import { publishDue } from "#domain/drafts/scheduling.server.ts";
import {
  endSession,
  findSession,
  sessionCookie,
  startSession,
} from "#domain/identity/sessions/sessions.server.ts";
import { purgeAll } from "#domain/page-cache/purging.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { fromPondwick, noTokens } from "../services.ts";
import { ask, checkStranger, everyAddress } from "./read-steps.ts";
import { changes, scheduled } from "./changes.ts";
import { purging, must, type Stage } from "./stage.ts";
import type { Step } from "./steps.ts";

const realClock = () => new Date();

/** What strangers send who say that they are the owner. */
const claims: Record<string, string>[] = [
  { Cookie: `${sessionCookie}=${"A".repeat(43)}` },
  { Authorization: "Bearer site_A" },
];

async function logIn(stage: Stage): Promise<string> {
  const { services, owner } = stage.world;
  stage.session ??= `${sessionCookie}=${await startSession({ ...services, clock: realClock }, owner, noTokens, fromPondwick)}`;
  return stage.session;
}

/** One of the owner’s commands, by her session. */
export async function takeChange(stage: Stage, name: string, { dies = false } = {}): Promise<void> {
  const { world, model, chance } = stage;
  const change = changes[name]?.(model.site, chance);
  if (!change) return;
  const Cookie = await logIn(stage);
  // Stored, and read again once the change is answered.
  const path = chance.pick(everyAddress) ?? "/blog";
  await ask(stage, { path });
  stage.isTroubled = await purging(stage, async () => {
    let done: unknown;
    world.state.dies = dies;
    await world.post(async (services) => (done = await change.run(services)), { Cookie });
    must(done !== null && !isRefused(done), () => `${name} was refused: ${JSON.stringify(done)}`);
    change.note(done);
    model.changed();
    return { mustPurge: !dies };
  });
  checkStranger(await ask(stage, { path }), model.seenAt(path), path);
  await checkNotice(stage);
}

/** The owner’s notice says what is so. */
async function checkNotice({ isTroubled, world }: Stage): Promise<void> {
  if (isTroubled === null) return;
  const notice = await world.trouble();
  must((notice !== null) === isTroubled, () =>
    notice ? "The notice is still there." : "There is no notice.",
  );
}

const weights: Record<string, number> = { publish: 5, edit: 6, rename: 3, retitle: 4, trash: 3, restore: 2 };

const ownersSteps = Object.keys(changes).map((name): [string, Step] => [
  name,
  { weight: weights[name] ?? 2, take: (stage) => takeChange(stage, name) },
]);

export const changeSteps: Record<string, Step> = {
  ...Object.fromEntries(ownersSteps),
  schedule: {
    weight: 3,
    async take(stage) {
      const { world, model, chance } = stage;
      const draft = scheduled(model.site, chance, world.services.clock());
      if (!draft) return;
      const done = await draft.schedule(world.services);
      if (!isRefused(done)) stage.due.push(draft);
    },
  },
  cron: {
    weight: 3,
    async take(stage) {
      await passTime(stage, 120_000);
      await runCron(stage);
    },
  },
  manyChanges: {
    weight: 1,
    async take(stage) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, until the limit is reached
      for (let count = 0; count < 30; count++) await takeChange(stage, "retitle");
    },
  },
  deadWorker: {
    weight: 3,
    take: (stage) => takeChange(stage, stage.chance.pick(Object.keys(changes)) ?? "edit", { dies: true }),
  },
  pastTheWorker: {
    weight: 2,
    async take(stage) {
      const { world, model, chance } = stage;
      const change = changes[chance.pick(["edit", "rename", "trash"]) ?? ""]?.(model.site, chance);
      if (!change) return;
      const isLastChange = chance.below(2) === 0;
      // Then no other change purges what shows this one.
      if (isLastChange) await passTime(stage, 30_000);
      change.note(await change.run(world.services));
      model.changed();
      await world.recordPastTheWorker();
      if (isLastChange) await runCron(stage);
    },
  },
  unprovenOwner: {
    weight: 2,
    async take({ world }) {
      const before = [world.state.calls, await world.recorded()];
      for (const headers of claims)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await world.post(async () => null, headers);
      const after = [world.state.calls, await world.recorded()];
      must(String(before) === String(after), () => "A stranger’s request purged or was recorded.");
    },
  },
  logIn: { weight: 1, take: async (stage) => void (await logIn(stage)) },
  logOut: {
    weight: 1,
    async take(stage) {
      const { services } = stage.world;
      if (!stage.session) return;
      const id = stage.session.slice(sessionCookie.length + 1);
      const session = await findSession({ ...services, clock: realClock }, id);
      if (session) await endSession(services, session);
      stage.formerSession = stage.session;
      stage.session = null;
    },
  },
};

/** Time passes, and what waited for it goes on: the second purge of each change. */
export async function passTime(stage: Stage, milliseconds: number): Promise<void> {
  stage.isTroubled = await purging(stage, async () => {
    await stage.world.advance(milliseconds);
    return { mustPurge: false };
  });
  const { unpurgedSince, world } = stage;
  const since = unpurgedSince === null ? 0 : world.services.clock().getTime() - unpurgedSince;
  must(since < 12_000, () => "No purge followed where the limit left none at once.");
}

/** After the cron, strangers read all likes. */
export async function checkLikes(
  stage: Stage,
  post = stage.chance.pick(stage.model.site.posts.filter(({ isDeleted }) => !isDeleted)),
): Promise<void> {
  if (!post || stage.isTroubled !== false || stage.world.isSpent()) return;
  const { head } = await ask(stage, { path: `/blog/${post.slug}` });
  must(head.endsWith(`likes ${post.likes}`), () => `Strangers read not ${post.likes} likes: ${head}`);
}

export async function runCron(stage: Stage): Promise<void> {
  const { world, model, fault } = stage;
  const now = world.services.clock();
  stage.isTroubled = await purging(stage, async () => {
    await publishDue(world.services);
    const due = stage.due.filter(({ at }) => at <= now).toSorted((a, b) => a.at.getTime() - b.at.getTime());
    stage.due = stage.due.filter(({ at }) => at > now);
    const published = await Promise.all(due.map(({ slug }) => world.findBySlug(slug)));
    let count = 0;
    for (const [index, { at, slug, title, text }] of due.entries()) {
      const post = published[index];
      // Another post took the address meanwhile: the draft waits for its author.
      if (!post || model.site.posts.some(({ id }) => id === post.id)) continue;
      model.site.posts.push({ id: post.id, slug, title, text, at: at.getTime(), likes: 0, isDeleted: false });
      count++;
    }
    if (count > 0) model.changed();
    if (fault === "schedule unrecorded" && count > 0) await world.reset();
    if (fault !== "cron") await purgeAll(world.services);
    // Also what was changed past the Worker, or by one that died.
    return { mustPurge: model.age() > 1 };
  });
  await checkNotice(stage);
  await checkLikes(stage);
}
