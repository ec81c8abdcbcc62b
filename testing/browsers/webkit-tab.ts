import { inputBy } from "./tab-input.ts";
import type { Tab } from "./browser.ts";
import type { Classic } from "./classic.ts";

/** The name under which the protocol hands over an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** The window of a session, which begins without cookies. */
export async function openWebkitTab(
  driver: Classic,
  session: string,
  leave: () => Promise<void>,
): Promise<Tab> {
  const handle = await driver.send<string>("GET", `${session}/window`);
  await driver.send("POST", `${session}/window/rect`, { width: 1280, height: 900 });
  return tabOf(driver, session, handle, leave);
}

function tabOf(driver: Classic, session: string, handle: string, leave: () => Promise<void>): Tab {
  let told: string[] = [];
  const post = <Result>(path: string, body: object = {}) => driver.send<Result>("POST", session + path, body);
  const execute = <Result>(script: string, ...args: unknown[]) =>
    post<Result>("/execute/sync", { script, args });
  const run: Tab["run"] = async (script, ...given) => {
    const wrapped = `return JSON.stringify((${script.toString()})(...JSON.parse(arguments[0])) ?? null)`;
    return JSON.parse(await execute<string>(wrapped, JSON.stringify(given))) as never;
  };
  const act = (type: string, actions: object[]) =>
    post("/actions", { actions: [{ type, id: type, actions }] });
  const gather = async () => {
    told.push(...(await run(troublesSoFar).catch(() => [])));
  };

  return {
    run,
    async go(url) {
      await gather();
      await post("/url", { url });
      await run(troublesSoFar);
    },
    ...inputBy(act),
    async attach(selector, path) {
      const found = await post<Record<string, string>>("/element", {
        using: "css selector",
        value: selector,
      });
      await post(`/element/${found[elementKey]}/value`, { text: path });
    },
    async resize(width, height) {
      await post("/window/rect", { width, height });
      // The window's own bars take a part of it.
      const inner = await run(() => [innerWidth, innerHeight]);
      await post("/window/rect", {
        width: 2 * width - (inner[0] ?? width),
        height: 2 * height - (inner[1] ?? height),
      });
    },
    forgetCookies: async () => void (await driver.send("DELETE", `${session}/cookie`)),
    async popup() {
      const handles = await driver.send<string[]>("GET", `${session}/window/handles`);
      const other = handles.find((each) => each !== handle);
      if (!other) return null;
      await post("/window", { handle: other });
      const back = async () => void (await post("/window", { handle }));
      return { ...tabOf(driver, session, other, leave), close: back };
    },
    async troubles() {
      await gather();
      const all = told;
      told = [];
      return all;
    },
    close: leave,
  };
}

/**
 * The document's complaints since the last call. The protocol does not report errors: the browser keeps refusals by the
 * policy from the start; errors are recorded from the first time this runs, right after the document has loaded.
 */
function troublesSoFar(): string[] {
  const here = window as unknown as { troubles?: string[]; refused?: ReportingObserver };
  if (!here.troubles) {
    const heard: string[] = (here.troubles = []);
    const { error } = console;
    console.error = (...words: unknown[]) => {
      heard.push(words.map(String).join(" "));
      error.apply(console, words);
    };
    addEventListener("error", (event: ErrorEvent) => heard.push(event.message));
    addEventListener("unhandledrejection", (event: PromiseRejectionEvent) =>
      heard.push(String(event.reason)),
    );
    if (typeof ReportingObserver === "function") {
      const keep = (reports: { body: unknown }[]) => {
        for (const { body } of reports) {
          const { effectiveDirective, blockedURL } = body as {
            effectiveDirective: string;
            blockedURL: string;
          };
          heard.push(`Refused by ${effectiveDirective}: ${blockedURL}`);
        }
      };
      here.refused = new ReportingObserver(keep as never, { buffered: true, types: ["csp-violation"] });
      here.refused.observe();
    }
  }
  return here.troubles.splice(0);
}
