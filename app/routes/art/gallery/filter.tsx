import { stayHere } from "#app/browser/scroll.ts";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import { filledChips } from "@toadstool/elements/forms/filled-chips";
import { galleryAddress, inMedium } from "#domain/art/gallery.ts";
import { type Medium, mediums } from "#domain/art/medium.ts";
import type { Listed } from "./gallery-page.tsx";
import styles from "./gallery-page.module.css";

/** The media as links, each with how many works it has. */
export function GalleryFilter({ works, medium }: { works: Listed[]; medium: Medium | null }) {
  const filled = filledChips(
    mediums,
    ({ slug }) => inMedium(works, slug).length,
    ({ slug }) => slug === medium,
  );
  return (
    <div className={styles.filter}>
      <ChipLinks label="Media">
        {[{ slug: null, name: "Everything" }, ...filled].map(({ slug, name }) => (
          <ChipLink
            key={slug}
            to={galleryAddress({ medium: slug })}
            current={slug === medium}
            preventScrollReset
            state={stayHere}
            defaultShouldRevalidate={false}
          >
            <span>
              {name} <span className={styles.tally}>{inMedium(works, slug).length}</span>
            </span>
          </ChipLink>
        ))}
      </ChipLinks>
    </div>
  );
}
