import { Button } from "@toadstool/elements/forms/button";
import { useCopying } from "@toadstool/elements/copying";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./send.module.css";

/** Sends the address of the line, and prints its catalogue. */
export function SendLine({ title, address }: { title: string; address?: string }) {
  const { elements, line } = useWords();
  const { message, copy } = useCopying(elements.copying.selectAddress);
  const send = () => {
    const url = address ? new URL(address, location.href).href : location.href;
    const copied = () => copy(url, line.show.copied);
    if (!("share" in navigator)) return copied();
    navigator.share({ title, url }).catch((error: unknown) => {
      // The visitor has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError")) copied();
    });
  };
  return (
    <div data-hydrate="" className={`${styles.send} needs-script`}>
      <Button look="quiet" onClick={send}>
        {line.show.send}
      </Button>
      {!address && (
        <Button look="quiet" onClick={() => print()}>
          {line.show.print}
        </Button>
      )}
      <output className={styles.message}>{message}</output>
    </div>
  );
}
