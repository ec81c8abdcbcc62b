import { useId, useState } from "react";
import { Button } from "@toadstool/elements/forms/button";
import { CopyIcon } from "@toadstool/elements/icons";
import styles from "./feed-page.module.css";

/** The address to copy: with the button, or from the field. */
export function FeedAddress({ address }: { address: string }) {
  const [result, setResult] = useState("");
  const fieldId = useId();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setResult("Address copied. Paste it into your reader."),
      () => setResult("This browser does not allow copying. Select the address and copy it yourself."),
    );
  return (
    <div data-hydrate="" className={styles.address}>
      <label htmlFor={fieldId}>The address of this feed</label>
      <div className={styles.row}>
        <input
          id={fieldId}
          type="url"
          readOnly
          value={address}
          className={styles.field}
          onFocus={({ target }) => target.select()}
        />
        <Button className="needs-script" onClick={() => void copy()}>
          <CopyIcon /> Copy address
        </Button>
      </div>
      <p className={styles.soft}>
        Any feed reader works: an app on your phone, a program on your computer, or a website. Most have a
        button labelled “Add feed” or “Follow”.
      </p>
      <output className={styles.result}>{result}</output>
    </div>
  );
}
