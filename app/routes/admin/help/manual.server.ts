import { renderMarkdown } from "#domain/markdown/render.server.ts";

const files = import.meta.glob<string>(
  ["/docs/manual/*.md", "/docs/deploy.md", "/docs/identity.md", "/docs/upgrade.md"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
/** The address of each of the manual's pictures, as its pages name it: `pictures/letters.webp`. */
const pictures = import.meta.glob<string>("/docs/manual/pictures/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});
const texts = new Map(Object.entries(files).map(([path, text]) => [nameOf(path), text]));
/** The manual's own list of pages, then what setting up a server takes. */
const contents = texts.get("README") ?? "";
const listed = [...contents.matchAll(/\]\((?:\.\.\/)?([\w-]+)\.md\)/g)].map(([, name = ""]) => name);

/** The pages of the owner's manual in their order; `name` is the last part of the address. */
export const manualPages = [...new Set(listed)].map((name) => ({ name, title: titleOf(name) }));

/** A page of the owner's manual as HTML, without its title; null where there is none of that name. */
export function showManualPage(name: string): { title: string; html: string } | null {
  const text = manualPages.some((page) => page.name === name) ? texts.get(name) : undefined;
  if (text === undefined) return null;
  return {
    title: titleOf(name),
    html: withOwnLinks(renderMarkdown(withPictures(text.replace(/^# .*\n/, "")))),
  };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".md".length);
}

function titleOf(name: string): string {
  return /^# (.+)$/m.exec(texts.get(name) ?? "")?.[1] ?? name;
}

/** Links between files become links between these pages; those to other files of the repository keep their words. */
function withOwnLinks(html: string): string {
  return html.replace(
    /<a href="([^":]+)\.md(#[^"]*)?"[^>]*>(.*?)<\/a>/g,
    (_, path: string, part = "", words: string) => {
      const name = nameOf(`${path}.md`);
      return manualPages.some((page) => page.name === name)
        ? `<a href="/admin/help/${name}${part}">${words}</a>`
        : words;
    },
  );
}

function withPictures(text: string): string {
  return text.replace(/\]\((pictures\/[\w-]+\.webp)/g, (whole, file: string) => {
    const address = pictures[`/docs/manual/${file}`];
    return address ? `](${address}` : whole;
  });
}
