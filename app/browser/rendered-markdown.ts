/** Renders Markdown on the server as readers get it, block by block; throws an error whose message the author reads. */
export async function renderedMarkdown(content: string, signal: AbortSignal): Promise<string[]> {
  if (content.trim() === "") return [];
  const form = new FormData();
  form.set("content", content);
  const field = document.querySelector<HTMLInputElement>('input[name="language"]');
  form.set("language", field?.value ?? "");
  let response: Response;
  try {
    response = await fetch("/admin/blog/preview", { method: "POST", body: form, signal });
  } catch {
    throw new Error("No connection. The preview will return; your text is kept on this device.");
  }
  if (response.status === 401) {
    throw new Error("You have been logged out. Log in again in another tab; your text is still here.");
  }
  if (response.status === 422) throw new Error(((await response.json()) as { message: string }).message);
  if (!response.ok) throw new Error("The preview could not be generated. Your text is unchanged.");
  return ((await response.json()) as { blocks: string[] }).blocks;
}
