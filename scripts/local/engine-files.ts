import { cpSync, createReadStream, existsSync, readdirSync } from "node:fs";
import { extname, resolve } from "node:path";
import type { Plugin } from "vite";
import { root } from "./processes.ts";

const folder = resolve(root, "public");
const types: Record<string, string> = { ".css": "text/css", ".js": "text/javascript" };

/** Serves and builds the engine's own static files, beside those of the studio, which are Vite's public folder. */
export function engineFiles(): Plugin {
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
      (name) => `/${name.replaceAll("\\", "/")}`,
    ),
  );
  return {
    name: "engine-files",
    applyToEnvironment: ({ name }) => name === "client",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        const type = files.has(path) ? types[extname(path)] : undefined;
        if (!type) return next();
        response.setHeader("Content-Type", type);
        createReadStream(resolve(folder, `.${path}`)).pipe(response);
      });
    },
    writeBundle({ dir }) {
      if (dir && existsSync(folder)) cpSync(folder, dir, { recursive: true });
    },
  };
}
