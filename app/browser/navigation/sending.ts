import type { ClientInstrumentation } from "react-router";

interface UnderWay {
  isSent: boolean;
}

/** The last navigation, until it has ended; one whose code does not arrive never ends. */
let navigation: UnderWay | null = null;
const fetches = new Map<string, UnderWay>();
/** The browser went back or forward, which the router did not start. */
let isStepping = false;
let sending = false;

/**
 * Notes what the router does, and whether it sends or only fetches, for the moment in which that fails: React may not
 * have rendered that anything was under way. `entry.client.tsx` gives it to the router.
 */
export const sendingWatch: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(call, { formMethod }) {
        const begun = begin(formMethod);
        navigation = begun;
        isStepping = false;
        note();
        await call();
        if (navigation === begun) navigation = null;
      },
      async fetch(call, { fetcherKey, formMethod }) {
        const begun = begin(formMethod);
        fetches.set(fetcherKey, begun);
        note();
        await call();
        if (fetches.get(fetcherKey) === begun) fetches.delete(fetcherKey);
      },
    }),
};

function begin(formMethod = "GET"): UnderWay {
  return { isSent: formMethod.toUpperCase() !== "GET" };
}

function note(): void {
  sending = [navigation, ...fetches.values()].some((one) => one?.isSent);
}

export function noteStep(): void {
  navigation = null;
  isStepping = true;
  note();
}

export function noteArrival(): void {
  isStepping = false;
}

export const isNavigating = (): boolean => navigation !== null || isStepping;

/** Whether the last thing that was under way was being sent: it may or may not have arrived. */
export const wasSending = (): boolean => sending;
