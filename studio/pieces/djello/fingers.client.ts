import { type TablePlan, voiceAt } from "../../djello/table-plan.ts";
import { push, type SoftBody } from "../../djello/soft-body.ts";

interface Fingers {
  /** Where jellies stand now. */
  plan: () => TablePlan;
  bodies: readonly SoftBody[];
  /** Whether what a finger does may move anything. */
  playing: () => boolean;
  poked: (voice: number) => void;
  lifted: () => void;
  moved: () => void;
}

/** A finger that lies on a jelly: where it went down, and how far it has gone since, in widths of the jelly. */
interface Hold {
  voice: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** How a held jelly follows: widths a second and second, for each width that the finger has gone. */
const pull = 640;
/** A finger that only lies there presses by as much, in widths. */
const weight = 0.07;
const farthest = 0.5;
const reach = 0.34;
/** What a mouse that brushes past moves, as a share of its own speed. */
const brush = 0.12;

interface Watched {
  /** Lets fingers that lie on jellies pull for so many seconds; answers whether there are any. */
  press: (step: number) => boolean;
  leave: () => void;
}

/** Every finger pokes what it comes down on, drags it along, and pokes the next one where it slides over. */
export function watchFingers(host: HTMLElement, told: Fingers): Watched {
  const holds = new Map<number, Hold | null>();
  const leaving = new AbortController();
  const last = { x: 0, y: 0, at: 0 };

  function placeOf({ clientX, clientY }: PointerEvent) {
    const box = host.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  }

  function holdAt(event: PointerEvent): Hold | null {
    const { x, y } = placeOf(event);
    const plan = told.plan();
    const voice = voiceAt(plan, x, y);
    const spot = plan.spots[voice ?? -1];
    if (voice === null || !spot) return null;
    return { voice, x: (x - spot.x) / spot.width, y: (spot.y - y) / spot.width, dx: 0, dy: 0 };
  }

  function poke(event: PointerEvent, hold: Hold | null) {
    holds.set(event.pointerId, hold);
    if (hold) told.poked(hold.voice);
    told.moved();
  }

  function follow(event: PointerEvent) {
    if (!holds.has(event.pointerId)) return event.pointerType === "mouse" ? brushBy(event) : undefined;
    const [before, now] = [holds.get(event.pointerId), holdAt(event)];
    if (now && now.voice !== before?.voice) return poke(event, now);
    const spot = told.plan().spots[before?.voice ?? -1];
    if (!before || !spot) return undefined;
    const { x, y } = placeOf(event);
    const [dx, dy] = [(x - spot.x) / spot.width - before.x, (spot.y - y) / spot.width - before.y];
    const short = Math.min(1, farthest / Math.max(1e-6, Math.hypot(dx, dy)));
    Object.assign(before, { dx: dx * short, dy: dy * short });
    return told.moved();
  }

  function brushBy(event: PointerEvent) {
    const { x, y } = placeOf(event);
    const since = Math.max(0.008, (event.timeStamp - last.at) / 1000);
    const [vx, vy] = since < 0.1 ? [(x - last.x) / since, (y - last.y) / since] : [0, 0];
    Object.assign(last, { x, y, at: event.timeStamp });
    const hold = holdAt(event);
    const [body, spot] = [told.bodies[hold?.voice ?? -1], told.plan().spots[hold?.voice ?? -1]];
    if (!hold || !body || !spot || !told.playing()) return;
    const [dx, dy] = [(vx / spot.width) * brush, (-vy / spot.width) * brush];
    push(body, { x: hold.x, y: hold.y, reach, dx: within(dx), dy: within(dy) });
    told.moved();
  }

  function lift(event: PointerEvent) {
    if (!holds.delete(event.pointerId)) return;
    told.lifted();
    told.moved();
  }

  const listen = (
    type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel",
    heard: (event: PointerEvent) => void,
  ) => host.addEventListener(type, heard, { signal: leaving.signal, passive: true });
  listen("pointerdown", (event) => {
    if (event.button !== 0) return;
    host.setPointerCapture(event.pointerId);
    poke(event, holdAt(event));
  });
  listen("pointermove", follow);
  listen("pointerup", lift);
  listen("pointercancel", lift);

  return {
    press(step) {
      for (const hold of holds.values()) {
        const body = told.bodies[hold?.voice ?? -1];
        if (!hold || !body) continue;
        const [dx, dy] = [hold.dx * pull * step, (hold.dy - weight) * pull * step];
        push(body, { x: hold.x, y: hold.y, reach, dx, dy });
      }
      return holds.size > 0;
    },
    leave: () => leaving.abort(),
  };
}

/** Widths a second: a brush is no blow. */
const within = (speed: number) => Math.max(-1.2, Math.min(1.2, speed));
