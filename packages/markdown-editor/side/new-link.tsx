import { useId, useState, useSyncExternalStore } from "react";
import styles from "./draft-panel.module.css";
import type { SideControls } from "./side-controls.ts";

export interface MadeLink {
  id?: string;
  path: string;
  expiresAt: string;
}

/** The address of a link that was just made: the site itself does not know it any more. */
export function NewLink({ link, controls }: { link: MadeLink; controls: SideControls }) {
  const { Button, ComingMoment, copyIcon } = controls;
  const id = useId();
  const [message, setMessage] = useState("");
  const address = useOrigin() + link.path;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setMessage("Copied."),
      () => setMessage("This browser does not allow copying. Select the address and copy it yourself."),
    );
  return (
    <div className={styles.fresh}>
      <label htmlFor={id}>Copy it now. It is shown only once</label>
      <input
        id={id}
        readOnly
        value={address}
        className={styles.address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.buttons}>
        <Button className="needs-script" onClick={() => void copy()}>
          {copyIcon} Copy
        </Button>
        <a href={link.path} target="_blank" rel="noreferrer">
          Open
        </a>
      </div>
      <p className={styles.soft}>
        Expires on <ComingMoment iso={link.expiresAt} />.
      </p>
      <output className={styles.message}>{message}</output>
    </div>
  );
}

const never = () => () => undefined;

/** "" in the served document. */
function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => "",
  );
}
