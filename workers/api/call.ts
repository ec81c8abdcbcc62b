import type { Context, Handler, MiddlewareHandler } from "hono";
import type * as v from "valibot";
import type { TokenScope } from "#domain/identity/tokens/personal-token.ts";
import { isRefused, type Refused } from "#domain/outcome.ts";
import type { HonoEnv } from "../hono-env.ts";
import { type MaybeOwnerEnv, maybeOwner, type OwnerEnv, ownerOnly } from "./owner-only.ts";
import { readJson } from "./read-json.ts";
import { answer, answerRefused } from "./respond.ts";

type Fields = v.ObjectEntries;
type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;

/** All that is said of a call; validation, guard, OpenAPI description, documentation page and typed client follow from it. */
export interface Declaration {
  method: "get" | "post" | "put" | "delete";
  /** Below `/api`, as Hono writes it. */
  path: `/${string}`;
  /** The scope that a personal access token needs. `open` calls identify no one; all others are for the owner only. */
  scope: TokenScope | "open";
  /** Visitors may call it too: `c.var.owner` is null for them. */
  isForVisitors?: true;
  noun: string;
  summary: string;
  description?: string;
  /** A description of each parameter. All are optional. */
  query?: Record<string, string>;
  json?: v.GenericSchema;
  /** What a form says beside its `file`: the handler reads it as it arrives. */
  form?: v.GenericSchema;
  /** Of the answer; 200 if absent. With 204 there is nothing but the status. */
  status?: 200 | 201 | 202 | 204;
  /** What the answer holds, in words. */
  answers: string;
  /** What the answer has under `data`. */
  data?: v.GenericSchema;
  /** Fields beside `data`. The handler then returns the whole answer, in which `data` may be null. */
  beside?: Fields;
  /** Refusals beyond those that follow from the rest. */
  errors?: Partial<Record<ErrorStatus, string>>;
  /** What a 409 answer has beside `error`, as `data.current`. */
  current?: v.GenericSchema;
  /** Runs before the input is read. */
  before?: MiddlewareHandler<HonoEnv>;
}

export interface Call<Declared extends Declaration = Declaration> {
  declared: Declared;
  handlers: Handler[];
}

/** Declares a call of the API. */
export function call<const Declared extends Declaration>(
  declared: Declared,
  handler: (c: ContextOf<Declared>) => Promise<Outcome<Declared>>,
): Call<Declared> {
  const { before, json, status, beside } = declared;
  const run: Handler = async (c) => {
    const outcome = await handler(c as ContextOf<Declared>);
    if (outcome instanceof Response) return outcome;
    if (isRefused(outcome)) return answerRefused(c, outcome, currentIn(outcome));
    if (status === 204) return c.body(null, 204);
    return answer(c, beside ? (outcome as object | null) : outcome && { data: outcome }, status);
  };
  const handlers = [guardOf(declared), before, json && readingJson(json), run];
  return { declared, handlers: handlers.filter((one) => one !== undefined) as Handler[] };
}

function guardOf({ scope, isForVisitors }: Declaration): MiddlewareHandler | undefined {
  if (scope === "open") return undefined;
  return isForVisitors ? maybeOwner(scope) : ownerOnly(scope);
}

/** Gives the handler the parsed body as `c.req.valid("json")`, or answers why that is not possible. */
const readingJson =
  (schema: v.GenericSchema): MiddlewareHandler =>
  async (c, next) => {
    const input = await readJson(c, schema);
    if (isRefused(input)) return answerRefused(c, input);
    c.req.addValidatedData("json", input as object);
    return next();
  };

function currentIn(refused: Refused & { current?: unknown }): { current: unknown } | undefined {
  return refused.current ? { current: refused.current } : undefined;
}

type DoorOf<D extends Declaration> = D["scope"] extends "open"
  ? HonoEnv
  : D["isForVisitors"] extends true
    ? MaybeOwnerEnv
    : OwnerEnv;

type ContextOf<D extends Declaration> = Context<
  DoorOf<D>,
  D["path"],
  { out: D["json"] extends v.GenericSchema ? { json: v.InferOutput<D["json"]> } : object }
>;

type DataOf<D extends Declaration> = D["data"] extends v.GenericSchema ? v.InferInput<D["data"]> : never;

/** The body of a call’s answer when all went well. */
type AnswerOf<D extends Declaration> = D["beside"] extends Fields
  ? { data: DataOf<D> } & v.InferInput<v.ObjectSchema<D["beside"], undefined>>
  : { data: DataOf<D> };

/** What a handler returns: the answer’s data, null where there is nothing, why it is refused, or a response as it is. */
type Outcome<D extends Declaration> =
  | (D["status"] extends 204 ? void : D["beside"] extends Fields ? AnswerOf<D> : DataOf<D>)
  | (Refused & { current?: D["current"] extends v.GenericSchema ? v.InferInput<D["current"]> : never })
  | Response
  | null;

/** The body of every answer that refuses; `data.current` comes with a conflict alone. */
interface ErrorAnswer {
  error: { code: string; message: string; issues?: { field: string; message: string }[] };
}

type ParamIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

type ParamInput<Path extends string> = [ParamIn<Path>] extends [never]
  ? object
  : { param: Record<ParamIn<Path>, string> };

type InputOf<D extends Declaration> = ParamInput<D["path"]> &
  (D["query"] extends object ? { query?: { [Name in keyof D["query"]]?: string } } : object) &
  (D["json"] extends v.GenericSchema ? { json: v.InferInput<D["json"]> } : object);

type EndpointsOf<D extends Declaration> =
  | {
      input: InputOf<D>;
      output: D["status"] extends 204 ? null : AnswerOf<D>;
      outputFormat: "json";
      status: D["status"] extends number ? D["status"] : 200;
    }
  | {
      input: InputOf<D>;
      output: D["current"] extends v.GenericSchema
        ? ErrorAnswer & { data?: { current: v.InferInput<D["current"]> } }
        : ErrorAnswer;
      outputFormat: "json";
      status: ErrorStatus | 500;
    };

/** The calls as Hono’s typed client reads them. */
export type SchemaOf<Declared extends Declaration> = {
  [Path in Declared["path"] as `/api${Path}`]: {
    [D in Extract<Declared, { path: Path }> as `$${D["method"]}`]: EndpointsOf<D>;
  };
};
