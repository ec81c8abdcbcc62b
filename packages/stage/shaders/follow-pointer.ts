interface Follower {
  /** In the coordinates of `place()`: the middle is 0, the shorter side 1, upwards. `touch` comes and goes softly, from 0 to 1. */
  readonly at: { x: number; y: number; touch: number };
  /** Moves on by `step` seconds. */
  follow: (step: number) => void;
  stop: () => void;
}

/** Follows a pointer or a finger over `host`, with a little inertia. */
export function followPointer(host: HTMLElement, moved: () => void): Follower {
  const at = { x: 0, y: 0, touch: 0 };
  const goal = { x: 0, y: 0, here: false };
  const leaving = new AbortController();
  const { signal } = leaving;
  const seen = (event: PointerEvent) => {
    const box = host.getBoundingClientRect();
    const short = Math.min(box.width, box.height) || 1;
    goal.x = (event.clientX - box.left - box.width / 2) / short;
    goal.y = -(event.clientY - box.top - box.height / 2) / short;
    if (at.touch < 0.02) Object.assign(at, { x: goal.x, y: goal.y });
    goal.here = true;
    moved();
  };
  const gone = () => (goal.here = false);
  for (const type of ["pointermove", "pointerdown"] as const)
    host.addEventListener(type, seen, { signal, passive: true });
  for (const type of ["pointerleave", "pointercancel"] as const)
    host.addEventListener(type, gone, { signal });
  host.addEventListener("pointerup", (event) => event.pointerType !== "mouse" && gone(), { signal });
  return {
    at,
    follow(step) {
      const near = 1 - Math.exp(-9 * step);
      at.x += (goal.x - at.x) * near;
      at.y += (goal.y - at.y) * near;
      at.touch += ((goal.here ? 1 : 0) - at.touch) * (1 - Math.exp(-4 * step));
    },
    stop: () => leaving.abort(),
  };
}
