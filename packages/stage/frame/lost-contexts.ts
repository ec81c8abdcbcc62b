interface LostContextsOptions {
  /** Where the piece draws. */
  host: HTMLElement;
  signal: AbortSignal;
  /** A context was lost: the piece has to end. */
  lost: () => void;
  /** The piece may start again, with a context of its own. */
  again: () => void;
  /** It was lost too often. */
  giveUp: () => void;
}

/** A lost context is replaced so many times before the still stays. */
const mostLosses = 3;
/** Milliseconds before the first new start; each later one waits longer. */
const firstDelay = 600;

/** Restarts a piece when its canvas has lost its context, as happens when the graphics card is short of memory. */
export function watchLostContexts({ host, signal, lost, again, giveUp }: LostContextsOptions): {
  /** Whether a new start is due. */
  readonly waiting: boolean;
} {
  let losses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = (event: Event) => {
    event.preventDefault();
    lost();
    if (++losses > mostLosses) return giveUp();
    timer = setTimeout(() => {
      timer = undefined;
      again();
    }, firstDelay * losses);
  };
  // These events do not bubble, but they can be captured.
  for (const type of ["webglcontextlost", "contextlost"])
    host.addEventListener(type, heard, { capture: true, signal });
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  return {
    get waiting() {
      return timer !== undefined;
    },
  };
}
