/** WebDriver BiDi over a web socket: https://www.w3.org/TR/webdriver-bidi/ */
export interface Bidi {
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  on(method: string, hear: (params: never) => void): void;
  close(): void;
}

interface Answer {
  id?: number;
  type: "success" | "error" | "event";
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

/** Milliseconds after which a command has been lost. */
const patience = 60_000;

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { done: (result: never) => void; fail: (error: Error) => void }>();
  const hearers = new Map<string, ((params: never) => void)[]>();
  let sent = 0;
  await new Promise<void>((done, fail) => {
    socket.addEventListener("open", () => done(), { once: true });
    socket.addEventListener("error", () => fail(new Error(`No WebDriver BiDi at ${address}.`)), {
      once: true,
    });
  });
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) {
      for (const hear of hearers.get(answer.method ?? "") ?? []) hear(answer.params as never);
      return;
    }
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.type === "error") asked?.fail(new Error(`${answer.error}: ${answer.message}`));
    else asked?.done(answer.result as never);
  });
  socket.addEventListener("close", () => {
    for (const { fail } of waiting.values()) fail(new Error("The browser has gone."));
  });
  return {
    send<Result>(method: string, params: object = {}) {
      const id = ++sent;
      return new Promise<Result>((done, fail) => {
        const late = setTimeout(() => fail(new Error(`${method} was not answered.`)), patience);
        const over = (act: () => void) => {
          clearTimeout(late);
          act();
        };
        waiting.set(id, {
          done: (result) => over(() => done(result)),
          fail: (error) => over(() => fail(error)),
        });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    on: (method, hear) => void hearers.set(method, [...(hearers.get(method) ?? []), hear]),
    close: () => socket.close(),
  };
}
