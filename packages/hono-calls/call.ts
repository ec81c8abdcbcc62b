import type { Context, Env, Handler, MiddlewareHandler } from "hono";
import type * as v from "valibot";
import type { Call, Declaration, Outcome } from "./declaration.ts";
import { readJson } from "./read-json.ts";

/** What handlers find in their context: where the call is open, where visitors may be known, where only the allowed get in. */
export interface Envs {
  open: Env;
  visitors: Env;
  guarded: Env;
}

/** What an app decides for all of its calls. */
export interface Conventions<Scope extends string, Refusal extends object> {
  /** Lets only callers through who are allowed the scope. */
  guard(scope: Scope, declared: Pick<Declaration, "isUnseen">): MiddlewareHandler;
  /** Lets everyone through and finds out who calls. */
  identify(scope: Scope, declared: Pick<Declaration, "isUnseen">): MiddlewareHandler;
  isRefusal(outcome: unknown): outcome is Refusal;
  /** Turns a refusal into an answer; `data` beside it is what the caller needs to go on. */
  answerRefusal(c: Context, refusal: Refusal, data?: { current: unknown }): Response;
  /** The parsed input, or why it is invalid. */
  parse(schema: v.GenericSchema, input: unknown): unknown;
  refusals: {
    /** The body is of another type. */
    notJson: Refusal;
    malformedJson: Refusal;
    /** A handler returned null. */
    missing: Refusal;
  };
}

/**
 * Returns the function that takes a noun, the tag under which its calls are described, and returns the function that
 * declares them.
 */
export function callsBy<At extends Envs, Scope extends string, Refusal extends object>(
  conventions: Conventions<Scope, Refusal>,
) {
  const { isRefusal, answerRefusal, refusals } = conventions;

  function guardOf(declared: Declaration<Scope>): MiddlewareHandler | undefined {
    if (declared.scope === "open") return undefined;
    const scope = declared.scope as Scope;
    return declared.isForVisitors
      ? conventions.identify(scope, declared)
      : conventions.guard(scope, declared);
  }

  function handledBy<Declared extends Declaration<Scope>>(
    declared: Declared,
    handler: (c: ContextOf<Declared, At>) => Promise<Outcome<Declared, Refusal>>,
  ): Call<Declared> {
    const { before, json, status = 200, beside } = declared;
    const run: Handler = async (c) => {
      const outcome = await handler(c as ContextOf<Declared, At>);
      if (outcome instanceof Response) return outcome;
      if (isRefusal(outcome)) return answerRefusal(c, outcome, currentIn(outcome));
      if (status === 204) return c.body(null, 204);
      if (outcome === null) return answerRefusal(c, refusals.missing);
      return c.json(beside ? (outcome as object) : { data: outcome }, status);
    };
    const handlers = [guardOf(declared), before, json && readJson(json, conventions), run];
    return { declared, handlers: handlers.filter((one) => one !== undefined) as Handler[] };
  }

  return (noun: string) =>
    /** Declares a call of the API. */
    <const Words extends Omit<Declaration<Scope>, "noun">>(words: Words) => {
      const declared = { ...words, noun };
      type Declared = typeof declared;
      return {
        handledBy: (handler: (c: ContextOf<Declared, At>) => Promise<Outcome<Declared, Refusal>>) =>
          handledBy(declared, handler),
      };
    };
}

function currentIn(refusal: { current?: unknown }): { current: unknown } | undefined {
  return refusal.current ? { current: refusal.current } : undefined;
}

type EnvOf<D extends Declaration, At extends Envs> = D["scope"] extends "open"
  ? At["open"]
  : D["isForVisitors"] extends true
    ? At["visitors"]
    : At["guarded"];

type ContextOf<D extends Declaration, At extends Envs> = Context<
  EnvOf<D, At>,
  D["path"],
  { out: D["json"] extends v.GenericSchema ? { json: v.InferOutput<D["json"]> } : object }
>;
