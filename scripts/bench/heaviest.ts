import type { Page } from "@playwright/test";

interface Traced {
  name: string;
  ph: string;
  /** Microseconds on the clock, and those in which a processor worked at it. */
  dur?: number;
  tdur?: number;
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

  const main = mainThread(events);
  const steps = selfTimes(main);
  const all = [...steps.values()].reduce((sum, time) => sum + time, 0);
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
  return `  the browser's main thread: ${(all / 1000).toFixed(0)} ms of work\n${top(steps, 16)}\n  its longest tasks\n${longest(main)}\n  scripts, by themselves\n${top(scripts, 16)}`;
}

/** The thread that lays out. */
function mainThread(events: Traced[]): Traced[] {
  const complete = events.filter(({ ph, tdur }) => ph === "X" && tdur !== undefined);
  const layouts = new Map<string, number>();
  const threadOf = ({ pid, tid }: Traced) => `${pid} ${tid}`;
  for (const event of complete)
    if (event.name === "Layout") layouts.set(threadOf(event), (layouts.get(threadOf(event)) ?? 0) + 1);
  const [busiest] = [...layouts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return complete
    .filter((event) => threadOf(event) === busiest)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
}

/** The longest stretches without a pause, each with the heaviest step in it that is not the whole. */
function longest(main: Traced[]): string {
  const tasks: { tdur: number; within: Map<string, number>; end: number }[] = [];
  for (const { name, ts, dur = 0, tdur = 0 } of main) {
    const last = tasks.at(-1);
    if (last && ts < last.end) last.within.set(name, (last.within.get(name) ?? 0) + tdur);
    else tasks.push({ tdur, within: new Map(), end: ts + dur });
  }
  return tasks
    .toSorted((one, other) => other.tdur - one.tdur)
    .slice(0, 10)
    .map(({ tdur, within }) => {
      const steps = [...within].toSorted(([, one], [, other]) => other - one).slice(0, 6);
      const told = steps.map(([name, time]) => `${name} ${(time / 1000).toFixed(0)}`).join(", ");
      return `${(tdur / 1000).toFixed(1).padStart(10)} ms  ${told}`;
    })
    .join("\n");
}

/** What each kind of step took of a processor without those within it, in microseconds. */
function selfTimes(main: Traced[]): Map<string, number> {
  const times = new Map<string, number>();
  const open: { name: string; end: number }[] = [];
  for (const { name, ts, dur = 0, tdur = 0 } of main) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const around = open.at(-1);
    if (around) times.set(around.name, (times.get(around.name) ?? 0) - tdur);
    times.set(name, (times.get(name) ?? 0) + tdur);
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
