import type { resendProvider } from "./resend.ts";

/** The provider as a `fetch`, for tests that have no network. */
export function fetchOf({ answer }: Pick<ReturnType<typeof resendProvider>, "answer">): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, headers } = request;
    const result = await answer({
      method,
      path: new URL(request.url).pathname,
      headers,
      body: await request.text(),
    });
    if (result === "cut") throw new TypeError("Network connection lost.");
    if (result === "silence") return silence(init?.signal);
    if (!("half" in result)) return new Response(result.body, result);
    const half = new TextEncoder().encode(result.half.body.slice(0, result.half.body.length / 2));
    let isSaid = false;
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        if (isSaid) stream.error(new TypeError("Network connection lost."));
        else stream.enqueue(half);
        isSaid = true;
      },
    });
    return new Response(body, result.half);
  };
}

function silence(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
