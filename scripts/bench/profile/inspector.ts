/** As much of the Chrome DevTools Protocol as a CPU profile needs: https://chromedevtools.github.io/devtools-protocol/v8/Profiler/ */

export interface CallFrame {
  functionName: string;
  url: string;
  /** From 0 on, as the column. */
  lineNumber: number;
  columnNumber: number;
}

export interface CpuProfile {
  nodes: { id: number; callFrame: CallFrame; children?: number[] }[];
  samples: number[];
  /** Microseconds before each sample. */
  timeDeltas: number[];
}

interface Answer {
  id?: number;
  result?: { profile?: CpuProfile };
  error?: { message: string };
}

/** Microseconds between two samples. */
const interval = 100;

/** Records where the Worker behind wrangler's inspector port spends its time while `work` runs. */
export async function profileWhile(inspectorPort: number, work: () => Promise<void>): Promise<CpuProfile> {
  const socket = await open(await findTarget(inspectorPort));
  const waiting = new Map<number, { done: (profile?: CpuProfile) => void; fail: (error: Error) => void }>();
  let last = 0;
  const ask = (method: string, params: object = {}) =>
    new Promise<CpuProfile | undefined>((done, fail) => {
      waiting.set(++last, { done, fail });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as Answer;
    const answer = waiting.get(id ?? 0);
    if (error) answer?.fail(new Error(`The inspector: ${error.message}`));
    else answer?.done(result?.profile);
  });
  socket.addEventListener("close", () => {
    for (const answer of waiting.values()) answer.fail(new Error("The inspector has closed."));
  });
  try {
    await ask("Profiler.enable");
    await ask("Profiler.setSamplingInterval", { interval });
    await ask("Profiler.start");
    await work();
    const profile = await ask("Profiler.stop");
    if (!profile) throw new Error("The inspector gave no profile.");
    return profile;
  } finally {
    socket.close();
  }
}

async function findTarget(inspectorPort: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error("The inspector shows no Worker.");
  return target.webSocketDebuggerUrl;
}

async function open(address: string): Promise<WebSocket> {
  // wrangler admits only what calls itself a page of this machine, and Node takes headers in place of a browser’s protocols.
  const page = { headers: { Origin: "http://localhost" } };
  const socket = new WebSocket(address, page as unknown as string[]);
  await new Promise<void>((done, fail) => {
    socket.addEventListener("open", () => done());
    socket.addEventListener("error", () => fail(new Error(`${address} does not answer.`)));
  });
  return socket;
}
