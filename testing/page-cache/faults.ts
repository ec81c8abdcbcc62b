/** Bugs that are put there on purpose, at least one for each kind of step: random steps must find every one. */
export const faults = {
  "a reader gets the list of another search": "search",
  "the owner gets a stranger’s page": "session ignored",
  "the owner’s page is stored": "owner stored",
  "a notice for one browser is stored": "notice stored",
  "a reader who has liked a post gets a stranger’s count": "visitor ignored",
  "a page of another host is stored": "host ignored",
  "a browser gets the feed instead of its page": "accept ignored",
  "a change is recorded once it is written": "recorded late",
  "a change counts as purged before a purge was accepted": "forgotten early",
  "no second purge follows": "no second purge",
  "a change that readers see is declared as unseen": "wrong exception",
  "a change past the Worker is not recorded": "past the Worker",
  "a post that was scheduled is published unrecorded": "schedule unrecorded",
  "a visitor’s like is not recorded": "like unrecorded",
  "a stranger who says she is the owner purges": "unproven",
  "purges are sent beyond the limit": "no budget",
  "the cron does not purge": "cron",
  "a purge that failed counts as done": "failure ignored",
  "a page begun before a change is stored after it": "unguarded",
} as const;

export type Fault = (typeof faults)[keyof typeof faults];

/** Bugs that show where the cache stores pages that were begun before a purge, as the platform’s does. */
export const unguardedFaults: readonly (Fault | null)[] = ["unguarded", "no second purge"];
