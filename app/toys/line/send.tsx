import { Button } from "@toadstool/elements/forms/button";
import { useCopying } from "@toadstool/elements/copying";
import styles from "./send.module.css";

/** Sends the address of the line, and prints its catalogue. */
export function SendLine({ title, address }: { title: string; address?: string }) {
  const { message, copy } = useCopying("address");
  const send = () => {
    const url = address ? new URL(address, location.href).href : location.href;
    const copied = () => copy(url, "The address is copied. Paste it to those you invite.");
    if (!("share" in navigator)) return copied();
    navigator.share({ title, url }).catch((error: unknown) => {
      // The visitor has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError")) copied();
    });
  };
  return (
    <div data-hydrate="" className={`${styles.send} needs-script`}>
      <Button look="quiet" onClick={send}>
        Send this line
      </Button>
      {!address && (
        <Button look="quiet" onClick={() => print()}>
          Print the catalogue
        </Button>
      )}
      <output className={styles.message}>{message}</output>
    </div>
  );
}
