import { ApiError } from "./api.ts";
import { Refused } from "./refused.ts";

const r2IsOff = 10_042;

/** How to mend a refusal of Cloudflare’s, on a line of its own; empty where its own words are all there is. */
export function hintFor(path: string, error: ApiError): string {
  if (error.codes.includes(r2IsOff))
    return "\nSwitch R2 on once in Cloudflare’s dashboard: Storage & databases → R2. 10 GB are free.";
  if (path === "/queues" && error.status === 403)
    return "\nThe login lacks the right to edit queues: a token needs “Queues: Edit” beside the others (docs/deploy.md).";
  return error.status === 403
    ? "\nThe login lacks the right to do this: docs/deploy.md lists what a token needs."
    : "";
}

/** Turns a refusal that a person can mend into words for her. */
export function explain(path: string) {
  return (error: unknown): never => {
    const hint = error instanceof ApiError ? hintFor(path, error) : "";
    throw error instanceof ApiError && hint
      ? new Refused(`${error.message}${hint}\nNothing was made.`)
      : error;
  };
}
