/** The code of the elements that a browser runs, not that of data, templates or rules. */
export function inlineScripts(html: string): string {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = ""]) => !/\bsrc=/.test(attributes) && isCode(attributes))
    .map(([, , code = ""]) => code)
    .join("\n");
}

function isCode(attributes: string): boolean {
  const [, type = ""] = /\btype="?([^\s">]*)/i.exec(attributes) ?? [];
  // A type of our own, such as "later", marks code that a script of ours runs.
  return /javascript/i.test(type) || !/\/|^(speculationrules|importmap)$/i.test(type);
}
