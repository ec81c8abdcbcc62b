/** What the editor needs from this site, once it is written in. */
export async function loadEditorHost() {
  return (await import("./editor-host.tsx")).editorHost;
}
