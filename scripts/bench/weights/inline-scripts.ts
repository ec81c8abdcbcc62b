/** The code of the elements that a browser runs, not that of data, templates or rules. */
export function inlineScripts(html: string): string {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = ""]) => !/\bsrc=/.test(attributes) && isCode(attributes))
    .map(([, , code = ""]) => code)
    .join("\n");
}

function isCode(attributes: string): boolean {
  const [, type = ""] = /\btype="?([^\s">]*)/i.exec(attributes) ?? [];
  // Code that waits for the first paint has a type of its own: app/defer-scripts.ts.
  return /javascript|^text\/x-later$/i.test(type) || !/\/|^(speculationrules|importmap)$/i.test(type);
}
