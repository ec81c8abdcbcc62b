import type { Mail } from "../mail.ts";

const previewModes = ["light", "dark", "text"] as const;
/** A manner in which an inbox may show a letter. */
export type PreviewMode = (typeof previewModes)[number];

export function previewModeOf(name: string | undefined): PreviewMode | null {
  return previewModes.find((look) => look === name) ?? null;
}

const darkQuery = "@media (prefers-color-scheme:dark)";

/** The mail as it is sent, but that its dark colours hold or do not as `look` says, whatever the device prefers. */
export function shownAs(look: PreviewMode, { html, text }: Pick<Mail, "html" | "text">): string {
  if (look === "text") return text;
  const scheme = look === "dark" ? "dark" : "light";
  return html
    .replaceAll(darkQuery, look === "dark" ? "@media all" : "@media not all")
    .replaceAll("color-scheme:light dark", `color-scheme:${scheme}`)
    .replace('name="color-scheme" content="light dark"', `name="color-scheme" content="${scheme}"`)
    .replaceAll("<a ", '<a target="_blank" rel="noopener noreferrer" ');
}
