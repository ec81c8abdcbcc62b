import createFetch, { type Client } from "openapi-fetch";
import type { paths } from "./api.d.ts";

export type { components, operations, paths } from "./api.d.ts";

/** The calls of a site, by method and path: `site.GET("/posts/{slugOrId}", …)`. */
export type SiteClient = Client<paths>;

export interface SiteOptions {
  /** `https://your-site.example`. */
  site: string;
  /** A personal access token of `/admin/security`; reading what everyone may read needs none. */
  token?: string;
  fetch?: (request: Request) => Promise<Response>;
}

/** A token goes over TLS, or to the own machine, and nowhere else. */
export function createClient({ site, token, fetch }: SiteOptions): SiteClient {
  const { protocol, hostname, origin } = new URL(site);
  const isOwnMachine = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (token && protocol !== "https:" && !isOwnMachine)
    throw new TypeError(`A token is sent over https alone, and ${origin} is not.`);
  return createFetch<paths>({
    baseUrl: `${origin}/api`,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    fetch: fetch ?? ((request) => globalThis.fetch(request)),
    // A redirect would carry the token to wherever it leads.
    redirect: "error",
  });
}

/** One thing to correct; `field` is "" for the whole input. */
export interface Issue {
  field: string;
  message: string;
}

/** Why a call was refused. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** Stable; "" where nothing of the API answered. */
  readonly code: string;
  readonly issues: Issue[];

  constructor(
    status: number,
    { message, code = "", issues = [] }: Partial<Pick<ApiError, "message" | "code" | "issues">>,
  ) {
    super(message ?? `The site answered with ${status}.`);
    this.status = status;
    this.code = code;
    this.issues = issues;
  }
}

interface Answered<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/** The whole body of an answer: `data` and what is beside it. Throws an `ApiError` where the call was refused. */
export async function bodyOf<Body>(asked: Promise<Answered<Body>>): Promise<NonNullable<Body>> {
  const { data, error, response } = await asked;
  if (data !== undefined && data !== null) return data;
  const refused = error as { error?: ApiError } | undefined;
  throw new ApiError(response.status, refused?.error ?? {});
}

/** What an answer has under `data`. */
export async function dataOf<Data>(asked: Promise<Answered<{ data: Data }>>): Promise<Data> {
  return (await bodyOf(asked)).data;
}
