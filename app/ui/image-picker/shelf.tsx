import { wayTo } from "@toadstool/media/library";
import { fileSize, type MediaKind } from "@toadstool/media";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { FolderIcon } from "@toadstool/elements/icons";
import { Spinner } from "@toadstool/elements/page/spinner";
import { uploadsAt } from "#app/browser/uploads/uploads.ts";
import { Shot } from "../picture/shot.tsx";
import { UploadList } from "../uploads/upload-list.tsx";
import { DropHint, UploadForm } from "../uploads/uploader.tsx";
import { useUploads } from "../uploads/use-uploads.ts";
import { findInLibrary, type LibraryImage, type LibraryTrouble, pictureIn } from "./library.ts";
import type { LibraryList } from "./use-library-list.ts";
import styles from "./picker.module.css";
import { moveInGrid } from "./grid-keys.ts";

const uploads = uploadsAt("picker");

interface ShelfProps {
  list: LibraryList;
  kind?: MediaKind;
  search: RefObject<HTMLInputElement | null>;
  /** The image that was chosen before: the keyboard goes on from there. */
  startAt: string | null;
  onChoose: (image: LibraryImage) => void;
}

/** The library to choose from; a single upload here is chosen at once. */
export function Shelf(shelf: ShelfProps) {
  const { list, kind, search, onChoose } = shelf;
  const [message, setMessage] = useState("");
  const newest = useNewestUpload(async (id, isAlone) => {
    list.refresh();
    const found = isAlone ? await findInLibrary(id) : null;
    if (!found || !("data" in found)) return;
    if (kind && found.data.kind !== kind)
      setMessage("The file is in the library, but only a picture can be used here.");
    else onChoose(found.data);
  });
  return (
    <div className={styles.shelf}>
      <Field
        ref={search}
        label="Search the library"
        name="library-search"
        type="search"
        autoComplete="off"
        value={list.search}
        onChange={({ target }) => list.look({ search: target.value })}
      />
      <Folders {...shelf} />
      <UploadForm uploads={uploads} folder={list.path} onArrived={newest}>
        <DropHint />
      </UploadForm>
      <UploadList uploads={uploads} />
      <output className={styles.message}>{message || saidOf(list)}</output>
      <Found {...shelf} />
    </div>
  );
}

function Folders({ list }: ShelfProps) {
  const { path, folders, look } = list;
  const way = wayTo(path);
  if (way.length === 0 && folders.length === 0) return null;
  return (
    <nav aria-label="Folders" className={styles.folders}>
      {way.length > 0 && (
        <Button look="plain" onClick={() => look({ path: "" })}>
          All folders
        </Button>
      )}
      {way.map(({ name, folder }) => {
        const isHere = folder === path;
        return (
          <Button
            key={folder}
            look={isHere ? "quiet" : "plain"}
            aria-current={isHere || undefined}
            onClick={() => look({ path: folder })}
          >
            {name}
          </Button>
        );
      })}
      {folders.map(({ folder, count }) => (
        <Button key={folder} look="plain" onClick={() => look({ path: folder })}>
          <FolderIcon /> {folder.split("/").at(-1)} ({count})
        </Button>
      ))}
    </nav>
  );
}

function Found({ list, startAt, onChoose }: ShelfProps) {
  const { images, state, cursor } = list;
  const [current, setCurrent] = useState(startAt);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startAt) grid.current?.querySelector<HTMLElement>(`[data-image="${startAt}"]`)?.focus();
  }, [startAt]);
  if (typeof state === "object") return <Trouble {...state} onAgain={list.refresh} />;
  if (state === "loading" && images.length === 0) return <Spinner />;
  const reached = images.some(({ id }) => id === current) ? current : images[0]?.id;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are its buttons' */}
      <div ref={grid} onKeyDown={moveInGrid} aria-busy={state === "loading"} className={styles.found}>
        <ul className={styles.grid}>
          {images.map((image) => (
            <li key={image.id} className={styles.tile}>
              <Shot kind={image.kind} duration={image.duration} picture={pictureIn(image)} />
              <button
                type="button"
                data-image={image.id}
                tabIndex={image.id === reached ? 0 : -1}
                className={styles.choose}
                dir="auto"
                onFocus={() => setCurrent(image.id)}
                onClick={() => onChoose(image)}
              >
                {image.name}
              </button>
              <p className={styles.facts}>
                {fileSize(image.bytes)} {image.kind === "picture" && image.alt === "" && "no alt text"}
              </p>
            </li>
          ))}
        </ul>
      </div>
      {cursor && (
        <Button look="quiet" disabled={state === "more"} onClick={() => void list.more()}>
          {state === "more" ? "Loading more…" : "More"}
        </Button>
      )}
    </>
  );
}

interface TroubleProps extends Pick<LibraryTrouble, "trouble" | "isLoggedOut"> {
  onAgain: () => void;
}

function Trouble({ trouble, isLoggedOut, onAgain }: TroubleProps) {
  return (
    <div role="alert" className={styles.trouble}>
      <p>{trouble}</p>
      <div className={styles.buttons}>
        {isLoggedOut && (
          <a
            href="/auth/login?returnTo=%2Fadmin"
            target="_blank"
            rel="noopener"
            className={buttonClass("primary")}
          >
            Log in again
          </a>
        )}
        <Button look="quiet" onClick={onAgain}>
          Try again
        </Button>
      </div>
    </div>
  );
}

function saidOf({ state, total, search, path }: LibraryList): string {
  if (typeof state === "object") return "";
  if (state === "loading") return "Searching…";
  if (total > 0) return total === 1 ? "1 found" : `${total} found`;
  return search || path ? "No results" : "The library is empty. Upload the first file.";
}

/** Reports uploads that complete while the dialog is open, and whether each came alone. */
function useNewestUpload(onArrived: (id: string, isAlone: boolean) => Promise<void>) {
  const { newest, arrived, uploads: underWay } = useUploads(uploads);
  return () => void (newest && onArrived(newest, arrived === 1 && underWay.length === 0));
}
