/** Calls `heard` each time, until the returned function is called. */
export type Listen = (heard: () => void) => () => void;

export interface Listeners {
  tell: () => void;
  listen: Listen;
}

/** The listeners of each edit. */
export function makeListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    tell: () => listeners.forEach((heard) => heard()),
    listen: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}
