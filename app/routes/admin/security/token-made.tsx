import { useEffect, useRef, useState } from "react";
import { Button } from "@toadstool/elements/forms/button";
import { CopyIcon } from "@toadstool/elements/icons";
import type { MadeToken } from "#domain/identity/tokens/personal-token.ts";
import styles from "./tokens.module.css";

/** The token itself, which cannot be shown again. */
export function TokenMade({ made }: { made: MadeToken }) {
  const [told, setTold] = useState("");
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(made.token).then(
      () => setTold("Copied."),
      () => setTold("This browser does not allow copying. Select the token and copy it yourself."),
    );
  return (
    <section ref={panel} className={styles.made} tabIndex={-1} aria-labelledby="made-token">
      <h3 id="made-token">“{made.name}” is ready: copy it now</h3>
      <p>It is shown only once. Keep it with your passwords: anyone who has it can do what you selected.</p>
      <code className={styles.token} translate="no">
        {made.token}
      </code>
      <div className={`${styles.row} needs-script`}>
        <Button onClick={() => void copy()}>
          <CopyIcon /> Copy token
        </Button>
        <output className={styles.soft}>{told}</output>
      </div>
    </section>
  );
}
