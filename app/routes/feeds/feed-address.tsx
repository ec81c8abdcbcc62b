import { useId, useState } from "react";
import { Button } from "@toadstool/elements/forms/button";
import { CopyIcon } from "@toadstool/elements/icons";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./feed-page.module.css";

/** The address to copy: with the button, or from the field. */
export function FeedAddress({ address }: { address: string }) {
  const { feedPage: words, elements } = useWords();
  const [result, setResult] = useState("");
  const fieldId = useId();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setResult(words.copied),
      () => setResult(elements.copying.selectAddress),
    );
  return (
    <div data-hydrate="" className={styles.address}>
      <label htmlFor={fieldId}>{words.address}</label>
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
          <CopyIcon /> {words.copy}
        </Button>
      </div>
      <p className={styles.soft}>{words.readers}</p>
      <output className={styles.result}>{result}</output>
    </div>
  );
}
