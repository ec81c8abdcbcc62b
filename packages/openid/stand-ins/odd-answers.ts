/** What a provider, or a server that pretends to be one, may send instead of an answer. */

const json = { headers: { "Content-Type": "application/json" } };

export function endless(): Response {
  const part = new Uint8Array(64 * 1024);
  return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(part) }), json);
}

export function breakingOff(): Response {
  const pull = (controller: ReadableStreamDefaultController) =>
    controller.error(new Error("Connection lost."));
  return new Response(new ReadableStream({ pull }), json);
}

/** It begins, and goes on at some other time. */
export function unending(): Response {
  return new Response(new ReadableStream({ pull: () => new Promise(() => {}) }), json);
}

export function page(text = "<h1>Hello</h1>"): Response {
  return new Response(text, { headers: { "Content-Type": "text/html" } });
}

export function brokenJson(): Response {
  return new Response('{"issuer":', json);
}
