import type { Page } from "@playwright/test";

interface Traced {
  name: string;
  ph: string;
  dur?: number;
  ts: number;
  tid: number;
  pid: number;
}

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number };
}

/**
 * What a page's main thread did while `act` ran, heaviest first: the browser's own steps by the time they took
 * themselves, and scripts by function. Shares hold on a busy machine, too, where a clock on the wall does not.
 */
export async function heaviest(page: Page, act: () => Promise<void>): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  cdp.on("Tracing.dataCollected", ({ value }) => void events.push(...(value as unknown as Traced[])));
  await cdp.send("Profiler.enable");
  await cdp.send("Profiler.setSamplingInterval", { interval: 500 });
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "blink", "cc", "toplevel", "input"] },
  });
  await cdp.send("Profiler.start");
  await act();
  const { profile } = await cdp.send("Profiler.stop");
  const ended = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
  await cdp.send("Tracing.end");
  await ended;
  await cdp.detach();

  const steps = selfTimes(events);
  const scripts = new Map<string, number>();
  const nodes = new Map((profile.nodes as ProfileNode[]).map((node) => [node.id, node]));
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const { functionName, url, lineNumber } = nodes.get(id)?.callFrame ?? {
      functionName: "?",
      url: "",
      lineNumber: 0,
    };
    const name = `${functionName || "(anonymous)"} ${url.split("/").at(-1) ?? ""}:${lineNumber + 1}`;
    scripts.set(name, (scripts.get(name) ?? 0) + (profile.timeDeltas?.[index] ?? 0));
  }
  return `  the browser\n${top(steps, 16)}\n  scripts, by themselves\n${top(scripts, 16)}`;
}

/** Of the busiest thread: what each kind of step took without those within it, in microseconds. */
function selfTimes(events: Traced[]): Map<string, number> {
  const complete = events.filter(({ ph, dur }) => ph === "X" && dur !== undefined);
  const layouts = new Map<string, number>();
  const threadOf = ({ pid, tid }: Traced) => `${pid} ${tid}`;
  for (const event of complete)
    if (event.name === "Layout") layouts.set(threadOf(event), (layouts.get(threadOf(event)) ?? 0) + 1);
  const [busiest] = [...layouts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const main = complete.filter((event) => threadOf(event) === busiest);
  const times = new Map<string, number>();
  const open: { name: string; end: number }[] = [];
  for (const { name, ts, dur = 0 } of main.toSorted(
    (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0),
  )) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const around = open.at(-1);
    if (around) times.set(around.name, (times.get(around.name) ?? 0) - dur);
    times.set(name, (times.get(name) ?? 0) + dur);
    open.push({ name, end: ts + dur });
  }
  return times;
}

function top(times: Map<string, number>, count: number): string {
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, time]) => `${(time / 1000).toFixed(1).padStart(10)} ms  ${name}`)
    .join("\n");
}
