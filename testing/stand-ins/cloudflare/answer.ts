/** A call of Cloudflare's API, version 4, its path without `/client/v4`. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Buffer;
  contentType: string;
  /** Of R2’s calls; empty for none. */
  jurisdiction: string;
}

/** What is put into the envelope that every answer of that API has. */
export interface Answer {
  status?: number;
  result?: unknown;
  errors?: { code: number; message: string }[];
}

export const found = (result: unknown): Answer => ({ result });
export const refused = (status: number, code: number, message: string): Answer => ({
  status,
  errors: [{ code, message }],
});

export const jsonOf = <Body>({ body }: Call) => JSON.parse(body.toString("utf8")) as Body;
