import { AsyncLocalStorage } from "node:async_hooks";

/** Statements that one invocation of the Worker may make on the free plan, each of a batch counted: https://developers.cloudflare.com/d1/platform/limits/ */
export const mostStatements = 50;

const invocation = new AsyncLocalStorage<{ made: number }>();

/** Counts the statements that one invocation makes, apart from those of others in the same isolate. */
export function countStatements<Done>(work: () => Promise<Done>): Promise<Done> {
  return invocation.run({ made: 0 }, work);
}

/** Every statement is bound each time that it is made, and prepared once for many: see `withinLimits`. */
export function noteStatement(): void {
  const own = invocation.getStore();
  if (own) own.made++;
}

/** How many more statements this invocation may make; where none are counted, as many as it likes. */
export function statementsLeft(): number {
  const own = invocation.getStore();
  return own ? mostStatements - own.made : Number.POSITIVE_INFINITY;
}
