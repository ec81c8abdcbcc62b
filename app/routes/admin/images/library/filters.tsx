import { counted } from "#domain/text/counted.ts";
import { stayHere } from "#app/browser/scroll.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import { filledChips } from "@toadstool/elements/forms/filled-chips";
import { SearchForm } from "#app/ui/search-form.tsx";
import { addressOf, type LibraryView, shownKinds } from "../address.ts";
import type { Library } from "./library.server.ts";
import styles from "./library.module.css";

const shownNames = Object.keys(shownKinds) as LibraryView["show"][];

/** The filters by words and by kind, and the switch to choosing many. */
export function Filters({ view, total, count, kinds, tags }: Library) {
  const shown = filledChips(
    shownNames,
    (show) => (show === "all" ? count : kinds[show]),
    (show) => show === view.show,
  );
  const kept = {
    ...(view.folder && { folder: view.folder }),
    ...(view.tag && { tag: view.tag }),
    ...(view.show !== "all" && { show: view.show }),
    ...(view.isChoosing && { choose: "" }),
  };
  return (
    <>
      <h2 id="results" className="visually-hidden">
        Files
      </h2>
      {count > 0 && (
        <div className={styles.filters}>
          <SearchForm
            label={view.folder ? `Search in ${view.folder}` : "Search all images"}
            placeholder="Ex: harbour, spring"
            action="/admin/images"
            search={view.search}
            kept={kept}
            results="results"
          />
          <ChipLinks label="File type">
            {shown.map((show) => (
              <ChipLink
                key={show}
                to={addressOf(view, { show })}
                state={stayHere}
                current={show === view.show}
              >
                {shownKinds[show]}
              </ChipLink>
            ))}
          </ChipLinks>
          {tags.length > 0 && (
            <ChipLinks label="Tags">
              {tags.map(({ slug, name }) => (
                <ChipLink
                  key={slug}
                  // Pressed again it is lifted.
                  to={addressOf(view, { tag: slug === view.tag ? "" : slug })}
                  state={stayHere}
                  current={slug === view.tag}
                >
                  <span dir="auto">#{name}</span>
                </ChipLink>
              ))}
            </ChipLinks>
          )}
          <div className={styles.choose}>
            <output>{counted(total, "file")}</output>
            {total > 0 && (
              <ButtonLink
                look="plain"
                to={addressOf(view, { isChoosing: !view.isChoosing, cursor: view.cursor })}
                state={stayHere}
                preventScrollReset
              >
                {view.isChoosing ? "Cancel selection" : "Select several"}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </>
  );
}
