import { use } from "react";
import { UNSAFE_FrameworkContext, useMatches } from "react-router";
import variants from "../styles/variants.css?url";

/**
 * The styles of what is out of sight at first, or only printed: a browser paints what precedes these links before the files have
 * come, and what follows them after that. scripts/local/page-sheets.ts writes the files, and names them after those in the head.
 */
export function LateSheets() {
  const routes = use(UNSAFE_FrameworkContext)?.manifest.routes ?? {};
  const sheets = new Set(useMatches().flatMap(({ id }) => routes[id]?.css ?? []));
  const late = [...sheets]
    .filter((sheet) => sheet.endsWith(".first.css"))
    .map((sheet) => sheet.replace(/first\.css$/, "late.css"));
  return [variants, ...late].map((sheet) => <link key={sheet} rel="stylesheet" href={sheet} />);
}
