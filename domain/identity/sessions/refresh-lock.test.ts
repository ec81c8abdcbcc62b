import { unseal } from "@toadstool/openid/seal";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { random as numbersFrom } from "@toadstool/stage/seeded";
import { dueSession, rotateTokens } from "#testing/rotating-tokens.ts";
import { seeds } from "#testing/seeds.ts";
import { isRefused } from "../../outcome.ts";
import type { Session } from "../owner.ts";
import { refreshTokens, tokenStore } from "./refresh-tokens.server.ts";

function rowOf(session: Session) {
  return env.DB.prepare("select * from owner_sessions where id_hash = ?")
    .bind(session.idHash)
    .first<{ refresh_token: string; tokens_expire_at: number; locked_by: string | null }>();
}

/** Takes the lock with the refresh token that is stored, or another. */
async function takeLock(
  { services, world: { now } }: Awaited<ReturnType<typeof dueSession>>["world"],
  session: Session,
  lockedBy: string,
  milliseconds = 5_000,
  refreshToken?: string,
) {
  const seen = refreshToken ?? (await rowOf(session))?.refresh_token ?? "";
  const lock = { lockedBy, lockedUntil: new Date(now.getTime() + milliseconds) };
  return tokenStore(services, session).lock(seen, lock, now);
}

const never = () => new Promise<never>(() => {});

/** A Worker that dies here never answers again. */
function neverAfter(life: { isDead: boolean }): Promise<never> {
  life.isDead = true;
  return never();
}

describe("refreshing at once from several places", () => {
  it("asks the provider once, and every request gets the result", async () => {
    const { world, clock, session } = await dueSession();
    const seen = rotateTokens(world, () => clock.wait(3_000));
    const all = [1, 2, 3, 4, 5].map(() => refreshTokens(clock.anotherWorker(world.services).worker, session));
    expect(await clock.until(Promise.all(all))).toEqual(Array(5).fill("refreshed"));
    expect(seen.sent).toEqual(["token 0"]);
    const row = await rowOf(session);
    expect(row?.locked_by).toBeNull();
    expect(await unseal(world.services.secret, "refresh-token", row?.refresh_token ?? "")).toBe("token 1");
  });

  it("waits for a holder that takes longer than a lock lasts, since the holder renews it", async () => {
    const { world, clock, session } = await dueSession();
    const seen = rotateTokens(world, () => clock.wait(9_000));
    const both = [1, 2].map(() => refreshTokens(clock.anotherWorker(world.services).worker, session));
    expect(await clock.until(Promise.all(both))).toEqual(["refreshed", "refreshed"]);
    expect(seen.sent).toEqual(["token 0"]);
  });

  it("ends the session for every request when the provider considers the token stolen", async () => {
    const { world, clock, session } = await dueSession();
    const seen = rotateTokens(world, () => clock.wait(1_000));
    seen.isRevoked = true;
    const both = [1, 2].map(() => refreshTokens(clock.anotherWorker(world.services).worker, session));
    const outcomes = await clock.until(Promise.all(both));
    const codes = outcomes.map((outcome) => (isRefused(outcome) ? outcome.code : outcome));
    expect(codes.toSorted()).toEqual(["refresh_refused", "session_over"]);
    expect(seen.sent).toEqual(["token 0"]);
    expect(await rowOf(session)).toBeNull();
  });

  it("reports to every request that the provider is out of reach, after one of them has tried", async () => {
    const { world, clock, session } = await dueSession();
    world.answers["/token"] = async () => {
      await clock.wait(700);
      return new Response("down", { status: 503 });
    };
    const all = [1, 2, 3].map(() => refreshTokens(clock.anotherWorker(world.services).worker, session));
    const outcomes = await clock.until(Promise.all(all));
    const unreachable = { refused: "unavailable", code: "provider_unreachable" };
    expect(outcomes).toMatchObject([unreachable, unreachable, unreachable]);
    expect(world.tokenRequests()).toHaveLength(3);
    expect(await rowOf(session)).not.toBeNull();
  });

  it("gives up after ten looks at a lock that is never released", async () => {
    const { world, clock, session } = await dueSession();
    const seen = rotateTokens(world);
    expect(await takeLock(world, session, "one that never dies", 3_600_000)).toBe(true);
    const { worker } = clock.anotherWorker(world.services);
    const looks: number[] = [];
    const wait: typeof worker.wait = (milliseconds) => {
      looks.push(milliseconds);
      return worker.wait(milliseconds);
    };
    const outcome = await clock.until(refreshTokens({ ...worker, wait }, session));
    expect(outcome).toMatchObject({
      refused: "unavailable",
      code: "refresh_busy",
      message: expect.stringMatching(/^Timeout\b/),
    });
    expect(looks).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 5000, 5000]);
    expect(seen.sent).toEqual([]);
  });

  it("takes over from a holder that died before it asked, as soon as the lock has expired", async () => {
    const { world, clock, session } = await dueSession();
    const seen = rotateTokens(world);
    const dead = clock.anotherWorker(world.services);
    const began = world.world.now.getTime();
    void refreshTokens({ ...dead.worker, fetch: () => neverAfter(dead.life) }, session);
    await clock.until(clock.wait(100));
    expect(dead.life.isDead).toBe(true);
    const outcome = refreshTokens(clock.anotherWorker(world.services).worker, session);
    expect(await clock.until(outcome)).toBe("refreshed");
    expect(seen.sent).toEqual(["token 0"]);
    const took = world.world.now.getTime() - began;
    expect(took).toBeGreaterThanOrEqual(5_000);
    expect(took).toBeLessThan(10_000);
  });

  it("ends the session where the holder died with the answer: its token is used up", async () => {
    const { world, clock, session } = await dueSession();
    const seen = rotateTokens(world);
    const dead = clock.anotherWorker(world.services);
    const { fetch } = dead.worker;
    const asking: typeof fetch = async (...given) => {
      if (String(given[0]).endsWith("/token")) {
        await fetch(...given);
        return neverAfter(dead.life);
      }
      return fetch(...given);
    };
    void refreshTokens({ ...dead.worker, fetch: asking }, session);
    await clock.until(clock.wait(100));
    const outcome = refreshTokens(clock.anotherWorker(world.services).worker, session);
    expect(await clock.until(outcome)).toMatchObject({ code: "refresh_refused" });
    expect(seen.sent).toEqual(["token 0", "token 0"]);
    expect(await rowOf(session)).toBeNull();
  });

  it("stores nothing from a holder that was away for so long that another has the lock", async () => {
    const { world, session } = await dueSession();
    const first = await rowOf(session);
    expect(await takeLock(world, session, "late")).toBe(true);
    world.world.now = new Date(world.world.now.getTime() + 4_999);
    expect(await takeLock(world, session, "next")).toBe(false);
    world.world.now = new Date(world.world.now.getTime() + 1);
    expect(await takeLock(world, session, "next")).toBe(true);
    const store = tokenStore(world.services, session);
    const free = { lockedBy: null, lockedUntil: null };
    await store.renew({ lockedBy: "late", lockedUntil: world.world.now });
    expect(await store.settle("late", { ...free, refreshToken: "the late one's" })).toBe(false);
    expect(await store.end("late")).toBe(false);
    expect(await store.settle("next", { ...free, refreshToken: "the next one's" })).toBe(true);
    expect((await rowOf(session))?.refresh_token).toBe("the next one's");
    expect(await takeLock(world, session, "last", 5_000, first?.refresh_token)).toBe(false);
  });
});

describe("every interleaving", () => {
  it.each(seeds(1))("no refresh token is sent twice, nor are two under way (%i)", async (seed) => {
    const { world, clock, session } = await dueSession();
    const random = numbersFrom(seed);
    const seen = rotateTokens(world, () => clock.wait(random() * 9_000));
    const callers = 2 + Math.floor(random() * 4);
    const outcomes = Array.from({ length: callers }, async () => {
      const { worker } = clock.anotherWorker(world.services, () => random() * 400);
      await clock.wait(random() * 6_000);
      return refreshTokens(worker, session);
    });
    for (const outcome of await clock.until(Promise.all(outcomes))) {
      expect(["fresh", "refreshed"]).toContain(outcome);
    }
    expect(seen).toMatchObject({ sent: ["token 0"], mostAtOnce: 1, isRevoked: false });
  });

  it.each(seeds(1))(
    "each use of many in turn has a token of its own, where tokens end as they come (%i)",
    async (seed) => {
      const { world, clock, session } = await dueSession();
      const random = numbersFrom(1_000 + seed);
      const seen = rotateTokens(world, () => clock.wait(random() * 4_000), 10);
      const outcomes = Array.from({ length: 4 }, async () => {
        const { worker } = clock.anotherWorker(world.services, () => random() * 200);
        for (let times = 0; times < 3; times++) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await clock.wait(random() * 20_000);
          // oxlint-disable-next-line no-await-in-loop -- likewise
          expect(await refreshTokens(worker, session)).toBe("refreshed");
        }
      });
      await clock.until(Promise.all(outcomes));
      expect(seen.sent).toEqual(seen.sent.map((_, number) => `token ${number}`));
      expect(seen).toMatchObject({ mostAtOnce: 1, isRevoked: false });
    },
  );
});
