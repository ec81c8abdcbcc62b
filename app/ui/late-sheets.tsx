import { use } from "react";
import { UNSAFE_FrameworkContext, useMatches } from "react-router";

/**
 * The styles of what is out of sight at first, or only printed: a browser paints what precedes these links before the files have
 * come, and what follows them after that. scripts/local/page-sheets.ts writes the files, and names them after those in the head.
 */
export function LateSheets() {
  const routes = use(UNSAFE_FrameworkContext)?.manifest.routes ?? {};
  const sheets = new Set(useMatches().flatMap(({ id }) => routes[id]?.css ?? []));
  return [...sheets]
    .filter((sheet) => sheet.endsWith(".first.css"))
    .map((sheet) => <link key={sheet} rel="stylesheet" href={sheet.replace(/first\.css$/, "late.css")} />);
}
