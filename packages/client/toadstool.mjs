#!/usr/bin/env node
import { existsSync } from "node:fs";

// A clone has the sources, which Node runs as they are; a published package has what was built of them.
const source = new URL("./cli/main.ts", import.meta.url);
const { main } = await import(existsSync(source) ? source.href : "./dist/cli/main.js");
process.exitCode = await main(process.argv.slice(2));
