import { env } from "cloudflare:workers";
import { patientClock as tickingClock } from "@toadstool/openid/stand-ins/patient-clock";
import { openDatabase } from "#db/client.server.ts";
import type { Services } from "#domain/services.ts";
import { watchDatabase } from "./crashing.ts";

/** The same with Workers: `services` get their `wait` and `db` from here, each of them a Worker of its own. */
export function patientClock(world: { now: Date }) {
  let underWay = 0;
  const { wait, until } = tickingClock(world, () => underWay > 0);

  /** The same site seen by another Worker; each of its queries takes `delay` milliseconds on the way out and back. */
  function anotherWorker(services: Services, delay: () => number = () => 0) {
    const life = { isDead: false };
    const alive = async () => {
      // A dead Worker neither goes on nor tidies up.
      if (life.isDead) await new Promise(() => {});
    };
    const onTheWay = async () => {
      const milliseconds = delay();
      if (milliseconds > 0) await wait(milliseconds);
      await alive();
    };
    const db = watchDatabase((env as unknown as { DB: D1Database }).DB, async (call) => {
      await onTheWay();
      underWay++;
      const answer = await call().finally(() => underWay--);
      await onTheWay();
      return answer;
    });
    const worker: Services = {
      ...services,
      db: openDatabase(db),
      wait: async (...given) => {
        await wait(...given);
        await alive();
      },
      fetch: async (...given) => {
        await alive();
        const answer = await services.fetch(...given);
        await alive();
        return answer;
      },
    };
    return { worker, life };
  }

  return { wait, anotherWorker, until };
}
