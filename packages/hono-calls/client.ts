import type { ClientResponse } from "hono/client";
import type { SuccessStatusCode } from "hono/utils/http-status";
import type * as v from "valibot";
import type { AnswerOf, CurrentOf, Declaration, ErrorStatus } from "./declaration.ts";

/** One thing that the caller can correct; `field` is "" for the whole input. */
export interface Issue {
  field: string;
  message: string;
}

/** The body of every answer that refuses; `data.current` comes with a conflict alone. */
interface ErrorAnswer {
  error: { code: string; message: string; issues?: Issue[] };
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
        ? ErrorAnswer & { data?: { current: CurrentOf<D> } }
        : ErrorAnswer;
      outputFormat: "json";
      status: ErrorStatus | 500;
    };

/** The calls below a path such as `/api`, as Hono’s typed client reads them. */
export type SchemaOf<Declared extends Declaration, Mount extends string> = {
  [Path in Declared["path"] as `${Mount}${Path}`]: {
    [D in Extract<Declared, { path: Path }> as `$${D["method"]}`]: EndpointsOf<D>;
  };
};

/** What a call of the client has under `data` when all went well. */
export type DataIn<Answer> =
  Answer extends ClientResponse<infer Body, infer Status, "json">
    ? Status extends SuccessStatusCode
      ? Body extends { data: infer Data }
        ? Data
        : null
      : never
    : never;

/** What a call of the client has as `data.current` when it is refused: the state that a change met. */
export type CurrentIn<Answer> =
  Answer extends ClientResponse<infer Body, number, "json">
    ? Body extends { error: unknown; data?: { current: infer Current } }
      ? "data" extends keyof Body
        ? Current
        : never
      : never
    : never;

/** A call that is under way. */
export type Asking = Promise<{ status: number; text(): Promise<string> }>;

export interface Failure<Current = unknown> {
  /** 0 where nothing answered. */
  status: number;
  /** Stable; "" where nothing of the API answered. */
  code: string;
  /** "" likewise. */
  message: string;
  issues: Issue[];
  current?: Current;
}

/** What `answerOf` returns of a call. */
export type AnswerTo<Asked extends Asking> =
  | { data: DataIn<Awaited<Asked>> }
  | Failure<CurrentIn<Awaited<Asked>>>;

/** The data of a call, or what went wrong. Throws only if the call was aborted. */
export async function answerOf<Asked extends Asking>(asked: Asked): Promise<AnswerTo<Asked>> {
  try {
    const response = await asked;
    return readAnswer<Asked>(response.status, await response.text());
  } catch (error) {
    if (error instanceof DOMException && /^(Abort|Timeout)Error$/.test(error.name)) throw error;
    return { status: 0, code: "", message: "", issues: [] };
  }
}

/** The types come from the API's own declarations, which the server holds its answers to. */
function readAnswer<Asked extends Asking>(status: number, text: string): AnswerTo<Asked> {
  const { data, error } = parsed(text);
  if (status >= 200 && status < 300 && data !== undefined) return { data: data as DataIn<Awaited<Asked>> };
  const { code = "", message = "", issues = [] } = error ?? {};
  const { current } = (data ?? {}) as { current?: CurrentIn<Awaited<Asked>> };
  return { status, code, message, issues, current };
}

function parsed(text: string): { data?: unknown; error?: Partial<ErrorAnswer["error"]> } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
