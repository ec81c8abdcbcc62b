import { renderMarkdown } from "#domain/markdown/render.server.ts";
import type { ManualPage, Settings } from "#domain/services.ts";

/** The address of each of the manual's pictures, as its pages name it: `pictures/letters.webp`. */
const pictures = import.meta.glob<string>("/docs/manual/pictures/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

/** An isolate reads them once. */
let pages: ManualPage[] = [];

/** The pages of the owner's manual in their order. */
export async function listManualPages(settings: Pick<Settings, "manual">): Promise<ManualPage[]> {
  if (pages.length === 0) pages = await settings.manual();
  return pages;
}

/** A page as HTML, without its title. */
export const showManualPage = ({ text }: ManualPage): string =>
  withOwnLinks(renderMarkdown(withPictures(text)));

/** Links between files become links between these pages; those to other files of the repository keep their words. */
function withOwnLinks(html: string): string {
  return html.replace(
    /<a href="([^":]+)\.md(#[^"]*)?"[^>]*>(.*?)<\/a>/g,
    (_, path: string, part = "", words: string) => {
      const name = path.slice(path.lastIndexOf("/") + 1);
      return pages.some((page) => page.name === name)
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
