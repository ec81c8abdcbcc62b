import { inputBy } from "./tab-input.ts";
import type { Bidi } from "./bidi.ts";
import type { Tab } from "./browser.ts";

interface Entry {
  level: string;
  text: string | null;
  source: { context?: string };
}

/** A tab in a container of its own: cookies and storage begin empty. */
export async function openFirefoxTab(bidi: Bidi): Promise<Tab> {
  const { userContext } = await bidi.send<{ userContext: string }>("browser.createUserContext");
  const { context } = await bidi.send<{ context: string }>("browsingContext.create", {
    type: "tab",
    userContext,
  });
  return tabOf(bidi, context, () => bidi.send("browser.removeUserContext", { userContext }));
}

function tabOf(bidi: Bidi, context: string, remove: () => Promise<unknown>): Tab {
  let heard: string[] = [];
  let opened: string | null = null;
  bidi.on("log.entryAdded", (({ level, text, source }: Entry) => {
    if (level === "error" && source.context === context) heard.push(text ?? "");
  }) as (params: never) => void);
  bidi.on("browsingContext.contextCreated", ((created: {
    context: string;
    originalOpener: string | null;
  }) => {
    if (created.originalOpener === context) opened = created.context;
  }) as (params: never) => void);

  const run: Tab["run"] = async (script, ...given) => {
    const declaration = `(given) => JSON.stringify((${script.toString()})(...JSON.parse(given)) ?? null)`;
    const answer = await bidi.send<{
      result?: { value: string };
      exceptionDetails?: { text: string };
    }>("script.callFunction", {
      functionDeclaration: declaration,
      arguments: [{ type: "string", value: JSON.stringify(given) }],
      target: { context },
      awaitPromise: false,
    });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result?.value ?? "null") as never;
  };
  const act = (type: string, actions: object[]) =>
    bidi.send("input.performActions", { context, actions: [{ type, id: type, actions }] });

  return {
    run,
    go: async (url) => void (await bidi.send("browsingContext.navigate", { context, url, wait: "complete" })),
    ...inputBy(act),
    async attach(selector, path) {
      const { nodes } = await bidi.send<{ nodes: { sharedId: string }[] }>("browsingContext.locateNodes", {
        context,
        locator: { type: "css", value: selector },
      });
      await bidi.send("input.setFiles", {
        context,
        element: { sharedId: nodes[0]?.sharedId },
        files: [path],
      });
    },
    resize: async (width, height) =>
      void (await bidi.send("browsingContext.setViewport", { context, viewport: { width, height } })),
    forgetCookies: async () =>
      void (await bidi.send("storage.deleteCookies", { partition: { type: "context", context } })),
    popup: async () => (opened ? tabOf(bidi, opened, async () => undefined) : null),
    async troubles() {
      const told = heard;
      heard = [];
      return told;
    },
    async close() {
      await bidi.send("browsingContext.close", { context }).catch(() => undefined);
      await remove().catch(() => undefined);
    },
  };
}
