import { whenIdle } from "@toadstool/navigation";
import { useEffect, useState } from "react";
import { keepOffline } from "#app/browser/offline.ts";
import { type Zine, zinePageSources } from "#domain/art/zine.ts";
import styles from "./zine-page.module.css";

/** Keeps the zine once everything on the page is there, and says so. Its line has its place from the start. */
export function ZineKept({ slug, pages }: Pick<Zine, "slug" | "pages">) {
  const [isKept, setKept] = useState(false);
  const count = pages.length;
  useEffect(() => {
    // The development server's modules change under their names.
    if (!import.meta.env.PROD) return undefined;
    let isHere = true;
    const cancel = whenIdle(() => {
      void keepOffline(`/art/zine/${slug}`, picturesOf(slug, count)).then((kept) => isHere && setKept(kept));
    });
    return () => {
      isHere = false;
      cancel();
    };
  }, [slug, count]);
  return <output className={styles.kept}>{isKept && "Kept on this device for reading offline."}</output>;
}

/** Every page in the small size, and in the large size the pages that were enlarged. */
function picturesOf(slug: string, count: number): string[] {
  const pages = Array.from({ length: count }, (_, index) => zinePageSources(slug, index + 1));
  const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  return pages.flatMap(({ src, whole }) => (loaded.has(whole) ? [src, whole] : [src]));
}
