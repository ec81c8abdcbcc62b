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
import { changes, scheduled } from "./changes.ts";
import { purging, must, type Stage } from "./stage.ts";
import type { Step } from "./steps.ts";

const realClock = () => new Date();

async function logIn(stage: Stage): Promise<string> {
  const { services, owner } = stage.world;
  stage.session ??= `${sessionCookie}=${await startSession({ ...services, clock: realClock }, owner, noTokens, fromPondwick)}`;
  return stage.session;
}

/** One of the owner’s commands, by her session. */
export async function takeChange(stage: Stage, name: string): Promise<void> {
  const { world, model, chance } = stage;
  const change = changes[name]?.(model.site, chance);
  if (!change) return;
  const Cookie = await logIn(stage);
  const hadPicture = model.site.picture !== null;
  stage.isTroubled = await purging(stage, async () => {
    let done: unknown;
    await world.post(async (services) => (done = await change.run(services)), { Cookie });
    must(done !== null && !isRefused(done), () => `${name} was refused: ${JSON.stringify(done)}`);
    change.note(done);
    model.changed();
    // A picture that no text names shows nowhere.
    return { mustPurge: name !== "picture" || hadPicture };
  });
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
    if (fault !== "cron") await purgeAll(world.services);
    return { mustPurge: count > 0 };
  });
  await checkNotice(stage);
}
