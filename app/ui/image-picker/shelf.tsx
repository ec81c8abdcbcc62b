import type { MediaKind } from "@toadstool/media";
import { type RefObject, useEffect, useRef, useState } from "react";
import { uploadsAt } from "#app/browser/image-uploads.ts";
import { Uploader, useUploads } from "@toadstool/uploads/react";
import { wayTo } from "@toadstool/media/library";
import { Button, buttonClass } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { FolderIcon } from "@toadstool/elements/icons";
import { ImageGrid } from "../picture/image-grid.tsx";
import { findInLibrary, type LibraryImage, tileOf } from "./library.ts";
import type { LibraryList } from "./list.ts";
import styles from "./image-picker.module.css";
import { moveInGrid } from "./keys.ts";
import { Spinner } from "@toadstool/elements/page/spinner";
import { imageUploader } from "../image-uploader.tsx";

const pickerUploads = uploadsAt("picker");

interface ShelfProps {
  list: LibraryList;
  kind?: MediaKind;
  search: RefObject<HTMLInputElement | null>;
  /** The image that was chosen before: the keyboard goes on from there. */
  startAt: string | null;
  onChoose: (image: LibraryImage) => void;
}

/** The library to choose from; a single upload here is chosen at once. */
export function ImagePickerShelf({ list, kind, search, startAt, onChoose }: ShelfProps) {
  const [told, setTold] = useState("");
  const newest = useNewestUpload(async (id, isAlone) => {
    list.refresh();
    const found = isAlone ? await findInLibrary(id) : null;
    if (!found || !("data" in found)) return;
    if (kind && found.data.kind !== kind)
      setTold("The file is in the library, but only a picture can be used here.");
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
      <Folders list={list} />
      <Uploader host={imageUploader} uploads={pickerUploads} folder={list.path} onArrived={newest} />
      <output className={styles.told}>{told || saidOf(list)}</output>
      <Found list={list} startAt={startAt} onChoose={onChoose} />
    </div>
  );
}

function Folders({ list: { path, folders, look } }: { list: LibraryList }) {
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

function Found({ list, startAt, onChoose }: Pick<ShelfProps, "list" | "startAt" | "onChoose">) {
  const { images, state, cursor } = list;
  const [current, setCurrent] = useState(startAt);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startAt) grid.current?.querySelector<HTMLElement>(`[data-image="${startAt}"]`)?.focus();
  }, [startAt]);
  if (typeof state === "object") return <Trouble list={list} />;
  if (state === "loading" && images.length === 0) return <Spinner />;
  const reached = images.some(({ id }) => id === current) ? current : images[0]?.id;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are its buttons' */}
      <div ref={grid} onKeyDown={moveInGrid} aria-busy={state === "loading"} className={styles.found}>
        <ImageGrid
          tiles={images.map(tileOf)}
          renderName={({ id }, name) => (
            <button
              type="button"
              data-image={id}
              tabIndex={id === reached ? 0 : -1}
              className={styles.tile}
              onFocus={() => setCurrent(id)}
              onClick={() => images.filter((image) => image.id === id).forEach(onChoose)}
            >
              {name}
            </button>
          )}
        />
      </div>
      {cursor && (
        <Button look="quiet" disabled={state === "more"} onClick={() => void list.more()}>
          {state === "more" ? "Loading more…" : "More"}
        </Button>
      )}
    </>
  );
}

function Trouble({ list: { state, refresh } }: { list: LibraryList }) {
  if (typeof state !== "object") return null;
  return (
    <div role="alert" className={styles.trouble}>
      <p>{state.trouble}</p>
      <div className={styles.buttons}>
        {state.isLoggedOut && (
          <a href="/auth/login?returnTo=%2Fadmin" target="_blank" rel="noopener" className={buttonClass()}>
            Log in again
          </a>
        )}
        <Button look="quiet" onClick={refresh}>
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
  const { newest, arrived, uploads } = useUploads(pickerUploads);
  return () => void (newest && onArrived(newest, arrived === 1 && uploads.length === 0));
}
