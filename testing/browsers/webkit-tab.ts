import type { Client } from "webdriver";
import type { Tab } from "./browser.ts";

/** The name under which the protocol hands over an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

export function tabOf(session: Client, handle: string, close: Tab["close"]): Tab {
  let told: string[] = [];
  const run: Tab["run"] = async (script, ...given) => {
    const wrapped = `return JSON.stringify((${script.toString()})(...JSON.parse(arguments[0])) ?? null)`;
    return JSON.parse(await session.executeScript(wrapped, [JSON.stringify(given)])) as never;
  };
  const act = (type: "pointer" | "key", actions: object[]) =>
    session.performActions([{ type, id: type, actions }]);
  const stroke = (value: string) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
  const gather = async () => {
    told.push(...(await run(troublesSoFar).catch(() => [])));
  };

  return {
    run,
    async go(address) {
      await gather();
      await session.navigateTo(address);
      await run(troublesSoFar);
    },
    press: (x, y) =>
      act("pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    type: (keys) => act("key", keys.flatMap(stroke)),
    chord: (held, key) =>
      act("key", [{ type: "keyDown", value: held }, ...stroke(key), { type: "keyUp", value: held }]),
    async attach(selector, path) {
      const field = await session.findElement("css selector", selector);
      await session.elementSendKeys(field[elementKey], path);
    },
    async resize(width, height) {
      // The window's own bars take a part of it.
      const bars = await run(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }));
      await session.setWindowRect(null, null, width + bars.width, height + bars.height);
    },
    forgetCookies: () => session.deleteAllCookies(),
    async popup() {
      const other = (await session.getWindowHandles()).find((each) => each !== handle);
      if (!other) return null;
      await session.switchToWindow(other);
      return tabOf(session, other, () => session.switchToWindow(handle));
    },
    async troubles() {
      await gather();
      const all = told;
      told = [];
      return all;
    },
    close,
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
