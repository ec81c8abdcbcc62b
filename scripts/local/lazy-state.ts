import type { Plugin } from "vite";

const [eager, lazy] = [
  "new ReadableStream({ async start(controller) {",
  "new ReadableStream({ async pull(controller) {",
];
const [end, lazyEnd] = ["onComplete?.();\n\t} });", "onComplete?.();\n\t} }, { highWaterMark: 0 });"];

/**
 * React Router encodes what loaders return while it answers with a document, for the browser to begin with. A reading page is sent
 * without it (app/hydration.ts): here it is encoded once something reads it.
 */
export function lazyState(): Plugin {
  return {
    name: "lazy-state",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: /\/turbo-stream-v2\/turbo-stream\.js$/ },
      handler(code) {
        if (!code.includes(eager) || !code.includes(end))
          throw new Error("React Router’s stream is not written as scripts/local/lazy-state.ts reads it.");
        return { code: code.replace(eager, lazy).replace(end, lazyEnd), map: null };
      },
    },
  };
}
