import { wayTo } from "@toadstool/media/library";
import type { MediaKind } from "@toadstool/media";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Uploader } from "../uploads/uploader.tsx";
import { useUploads } from "../uploads/use-uploads.ts";
import type { LibraryList } from "./use-library-list.ts";
import styles from "./picker.module.css";
import { moveInGrid } from "./grid-keys.ts";
import type { Uploads } from "#app/browser/uploads/uploads.ts";
import type { LibraryTrouble, Pickable, PickerHost } from "./picker-host.ts";

interface ShelfProps<Item extends Pickable> {
  host: PickerHost<Item>;
  list: LibraryList<Item>;
  kind?: MediaKind;
  search: RefObject<HTMLInputElement | null>;
  /** The image that was chosen before: the keyboard goes on from there. */
  startAt: string | null;
  onChoose: (image: Item) => void;
}

/** The library to choose from; a single upload here is chosen at once. */
export function Shelf<Item extends Pickable>(shelf: ShelfProps<Item>) {
  const { host, list, kind, search, onChoose } = shelf;
  const { Field } = host.controls;
  const [message, setMessage] = useState("");
  const newest = useNewestUpload(host.uploads, async (id, isAlone) => {
    list.refresh();
    const found = isAlone ? await host.find(id) : null;
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
      <Uploader host={host.uploader} uploads={host.uploads} folder={list.path} onArrived={newest} />
      <output className={styles.message}>{message || saidOf(list)}</output>
      <Found {...shelf} />
    </div>
  );
}

function Folders<Item extends Pickable>({ host, list }: ShelfProps<Item>) {
  const { path, folders, look } = list;
  const { Button } = host.controls;
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
          {host.folderIcon} {folder.split("/").at(-1)} ({count})
        </Button>
      ))}
    </nav>
  );
}

function Found<Item extends Pickable>({ host, list, startAt, onChoose }: ShelfProps<Item>) {
  const { Button } = host.controls;
  const { images, state, cursor } = list;
  const [current, setCurrent] = useState(startAt);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startAt) grid.current?.querySelector<HTMLElement>(`[data-image="${startAt}"]`)?.focus();
  }, [startAt]);
  if (typeof state === "object") return <Trouble {...state} host={host} onAgain={list.refresh} />;
  if (state === "loading" && images.length === 0) return host.spinner;
  const reached = images.some(({ id }) => id === current) ? current : images[0]?.id;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are its buttons' */}
      <div ref={grid} onKeyDown={moveInGrid} aria-busy={state === "loading"} className={styles.found}>
        {host.renderGrid(images, (id, name) => (
          <button
            type="button"
            data-image={id}
            tabIndex={id === reached ? 0 : -1}
            className={styles.tile}
            onFocus={() => setCurrent(id)}
            onClick={() => images.filter((image) => image.id === id).forEach((image) => onChoose(image))}
          >
            {name}
          </button>
        ))}
      </div>
      {cursor && (
        <Button look="quiet" disabled={state === "more"} onClick={() => void list.more()}>
          {state === "more" ? "Loading more…" : "More"}
        </Button>
      )}
    </>
  );
}

interface TroubleProps<Item extends Pickable> extends LibraryTrouble {
  host: PickerHost<Item>;
  onAgain: () => void;
}

function Trouble<Item extends Pickable>({ host, trouble, isLoggedOut, onAgain }: TroubleProps<Item>) {
  const { Button } = host.controls;
  return (
    <div role="alert" className={styles.trouble}>
      <p>{trouble}</p>
      <div className={styles.buttons}>
        {isLoggedOut && (
          <a
            href={host.login}
            target="_blank"
            rel="noopener"
            className={host.uploader.buttonClass("primary")}
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

function saidOf<Item extends Pickable>({ state, total, search, path }: LibraryList<Item>): string {
  if (typeof state === "object") return "";
  if (state === "loading") return "Searching…";
  if (total > 0) return total === 1 ? "1 found" : `${total} found`;
  return search || path ? "No results" : "The library is empty. Upload the first file.";
}

/** Reports uploads that complete while the dialog is open, and whether each came alone. */
function useNewestUpload(queue: Uploads, onArrived: (id: string, isAlone: boolean) => Promise<void>) {
  const { newest, arrived, uploads } = useUploads(queue);
  return () => void (newest && onArrived(newest, arrived === 1 && uploads.length === 0));
}
