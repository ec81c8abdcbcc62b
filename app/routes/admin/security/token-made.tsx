import { useEffect, useRef } from "react";
import { Button } from "@toadstool/elements/forms/button";
import { CopyIcon } from "@toadstool/elements/icons";
import { useCopying } from "@toadstool/elements/copying";
import type { MadeToken } from "#domain/identity/tokens/personal-token.ts";
import styles from "./tokens.module.css";

/** The token itself, which cannot be shown again. */
export function TokenMade({ made }: { made: MadeToken }) {
  const { message, copy } = useCopying(
    "This browser does not allow copying. Select the token and copy it yourself.",
  );
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} className={styles.made} tabIndex={-1} aria-labelledby="made-token">
      <h3 id="made-token">“{made.name}” is ready: copy it now</h3>
      <p>It is shown only once. Keep it with your passwords: anyone who has it can do what you selected.</p>
      <code className={styles.token} translate="no">
        {made.token}
      </code>
      <div className={`${styles.row} needs-script`}>
        <Button onClick={() => copy(made.token, "Copied.")}>
          <CopyIcon /> Copy token
        </Button>
        <output className={styles.soft}>{message}</output>
      </div>
    </section>
  );
}
