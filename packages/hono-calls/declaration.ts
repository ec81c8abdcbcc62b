import type { Handler, MiddlewareHandler } from "hono";
import type * as v from "valibot";

type Fields = v.ObjectEntries;

/** The statuses with which a call may be refused; 503 where something that it needs gave no answer. A broken one answers with 500. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

export type Method = "get" | "post" | "put" | "delete";

/** All that is said of a call; validation, guard, OpenAPI description, documentation page and typed client follow from it. */
export interface Declaration<Scope extends string = string> {
  method: Method;
  /** Below the API's own path, as Hono writes it. */
  path: `/${string}`;
  /** What a caller must be allowed to do. `open` calls identify no one; all others are guarded. */
  scope: Scope | "open";
  /** Visitors may call it too: `c.var` says who calls, if anyone does. */
  isForVisitors?: true;
  /** Others see nothing of what it changes: an app need not refresh what it keeps for them. */
  isUnseen?: true;
  /** The tag under which it is described. */
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
  /** The answer is a file as it is, and no JSON: the handler returns the response. */
  givesFile?: true;
  /** Fields beside `data`. The handler then returns the whole answer, in which `data` may be null. */
  beside?: Fields;
  /** Refusals beyond those that follow from the rest. */
  errors?: Partial<Record<ErrorStatus, string>>;
  /** What a 409 answer has beside `error`, as `data.current`. */
  current?: v.GenericSchema;
  /** Runs before the input is read. */
  before?: MiddlewareHandler;
}

export interface Call<Declared = Declaration> {
  declared: Declared;
  handlers: Handler[];
}

/** Only callers who are allowed its scope may call it. */
export function isGuarded({ scope, isForVisitors }: Declaration): boolean {
  return scope !== "open" && !isForVisitors;
}

type DataOf<D extends Declaration> = D["data"] extends v.GenericSchema ? v.InferInput<D["data"]> : never;

/** The body of a call’s answer when all went well. */
export type AnswerOf<D extends Declaration> = D["beside"] extends Fields
  ? { data: DataOf<D> } & v.InferInput<v.ObjectSchema<D["beside"], undefined>>
  : { data: DataOf<D> };

/** What the current state beside a refusal is. */
export type CurrentOf<D extends Declaration> = D["current"] extends v.GenericSchema
  ? v.InferInput<D["current"]>
  : never;

/** What a handler returns: the answer’s data, null where there is nothing, why it is refused, or a response as it is. */
export type Outcome<D extends Declaration, Refusal> =
  | (D["status"] extends 204 ? void : D["beside"] extends Fields ? AnswerOf<D> : DataOf<D>)
  | (Refusal & { current?: CurrentOf<D> })
  | Response
  | null;
