import { useState } from "react";
import type { Controls } from "../host.ts";
import type { FoundCopy } from "../saving/local-copy.ts";
import type { useLocalCopies } from "../saving/use-local-copies.ts";
import styles from "./notices.module.css";

interface UnsavedCopiesProps {
  copies: Pick<ReturnType<typeof useLocalCopies>, "offered" | "forget">;
  Button: Controls["Button"];
  onRestore: (copy: FoundCopy) => void;
}

/** Offers the copies that were found on this device. */
export function UnsavedCopies({ copies, Button, onRestore }: UnsavedCopiesProps) {
  const [discarding, setDiscarding] = useState<string>();
  return copies.offered.map((copy, index) => (
    <section key={copy.place} aria-label={nameOf(index)} className={styles.unsaved}>
      <p>
        {copy.sent
          ? "This text was sent, but the site has not stored it"
          : "This device has kept unsaved text"}
        {copy.values.title ? `: “${copy.values.title}”` : ""}
        {", "}
        <time dateTime={new Date(copy.keptAt).toISOString()}>{momentOf(copy.keptAt)}</time>.
      </p>
      <Button
        onClick={() => {
          onRestore(copy);
          copies.forget(copy);
        }}
      >
        Restore it
      </Button>
      {discarding === copy.place ? (
        <>
          <output>It is kept on this device alone.</output>
          <Button look="quiet" onClick={() => copies.forget(copy)}>
            Discard it
          </Button>
        </>
      ) : (
        <Button look="quiet" onClick={() => setDiscarding(copy.place)}>
          Discard it…
        </Button>
      )}
    </section>
  ));
}

/** Regions of a page have names of their own. */
function nameOf(index: number): string {
  return index === 0 ? "Text kept on this device" : `Text kept on this device (${index + 1})`;
}

/** Copies are found in the browser alone: its own clock will do. */
function momentOf(keptAt: number): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(keptAt);
}
