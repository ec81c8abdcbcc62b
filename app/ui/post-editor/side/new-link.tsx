import { useId, useState } from "react";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { Button } from "@toadstool/elements/forms/button";
import { CopyIcon } from "@toadstool/elements/icons";
import { ComingMoment } from "#app/ui/moment/moment.tsx";
import styles from "./side.module.css";

export interface MadeLink {
  id?: string;
  draftId?: string;
  path: string;
  expiresAt: string;
}

/** The address of a link that was just made: the site itself does not know it any more. */
export function NewLink({ link }: { link: MadeLink }) {
  const id = useId();
  const [told, setTold] = useState("");
  const address = useScripted() ? new URL(link.path, window.location.origin).href : link.path;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setTold("Copied."),
      () => setTold("This browser does not allow copying. Select the address and copy it yourself."),
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
          <CopyIcon /> Copy
        </Button>
        <a href={link.path} target="_blank" rel="noreferrer">
          Open
        </a>
      </div>
      <p className={styles.soft}>
        Expires on <ComingMoment iso={link.expiresAt} />.
      </p>
      <output className={styles.told}>{told}</output>
    </div>
  );
}
