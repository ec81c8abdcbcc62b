/** Something that may move; called whenever it may have come to move, or to rest. */
type Mover = () => void;

export type Turns = ReturnType<typeof createTurns>;

/**
 * One of several moves at a time: what was asked for by a press, otherwise what moves already, otherwise the first in sight.
 * What is out of sight rests. After a press that stops one, nothing starts by itself any more.
 */
export function createTurns(startByThemselves: () => boolean) {
  /** In the order of the page, with whether they are in sight. */
  const movers = new Map<Mover, boolean>();
  let moving: Mover | null = null;
  let asked: Mover | null = null;
  let isQuiet = false;

  const mayMove = (mover: Mover) =>
    movers.get(mover) === true && (mover === asked || (!isQuiet && startByThemselves()));

  function choose() {
    const willing = [asked, moving, ...movers.keys()];
    moving = willing.find((mover) => mover !== null && mayMove(mover)) ?? null;
    for (const mover of movers.keys()) mover();
  }

  return {
    join: (mover: Mover) => void movers.set(mover, false),
    leave(mover: Mover) {
      movers.delete(mover);
      if (asked === mover) asked = null;
      choose();
    },
    /** What has come into sight or gone out of it, all that did at once. */
    see(changes: Iterable<[mover: Mover, isInSight: boolean]>) {
      for (const [mover, isInSight] of changes) if (movers.has(mover)) movers.set(mover, isInSight);
      choose();
    },
    ask(mover: Mover, wanted: boolean) {
      asked = wanted ? mover : null;
      if (!wanted) isQuiet = true;
      choose();
    },
    /** Whether anything may start by itself has become different. */
    look: choose,
    isOn: (mover: Mover) => moving === mover,
  };
}
