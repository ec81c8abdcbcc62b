import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import routes from "#app/routes.ts";
import { root } from "../local/processes.ts";
import { projectFiles } from "./changed-files.ts";
import { importFolders, nearestTests } from "./nearest-tests.ts";
import { pageFilesOf } from "./page-files.ts";

/** The unit and document tests that a change of these files can break, the nearest first. */
export async function relatedTests(changed: string[]): Promise<string[]> {
  return nearestTests(changed, {
    files: projectFiles(root),
    read: (file) => readFileSync(join(root, file), "utf8"),
    folders: importFolders(root, globSync("packages/*", { cwd: root })),
    pageFiles: pageFilesOf(await routes),
  });
}
