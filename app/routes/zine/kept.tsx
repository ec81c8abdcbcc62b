import { whenIdle } from "./when-idle.ts";
import { useEffect, useState } from "react";
import { useWords } from "#app/ui/use-words.ts";
import { keepOffline } from "#app/browser/offline.ts";
import type { ShownZine } from "#domain/works/zine.server.ts";
import styles from "./kept.module.css";

/** Keeps the zine once everything on the page is there, and says so. Its line has its place from the start. */
export function ZineKept({ slug, pages }: Pick<ShownZine, "slug" | "pages">) {
  const [isKept, setKept] = useState(false);
  const words = useWords();
  useEffect(() => {
    // The development server's modules change under their names.
    if (!import.meta.env.PROD) return undefined;
    let isHere = true;
    const cancel = whenIdle(() => {
      void keepOffline(`/art/zine/${slug}`, picturesOf(pages)).then((kept) => isHere && setKept(kept));
    });
    return () => {
      isHere = false;
      cancel();
    };
  }, [slug, pages]);
  return <output className={styles.kept}>{isKept && words.zine.kept}</output>;
}

/** Every page in the small size that this browser takes, and in the large size the pages that were enlarged. */
function picturesOf(pages: ShownZine["pages"]): string[] {
  const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  const takesAvif = [...loaded].some((path) => path.endsWith(".avif"));
  return pages.flatMap(({ src, avif, whole }) => {
    const all = [...(avif?.split(", ").map((size) => size.split(" ", 1)[0] ?? "") ?? []), whole];
    const small = (takesAvif && all[0]) || src;
    return [small, ...all.slice(1).filter((path) => loaded.has(path))];
  });
}
