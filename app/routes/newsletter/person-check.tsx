import { useWords } from "#app/ui/use-words.ts";
import { useEffect, useRef, useState } from "react";
import { showTurnstile } from "./show-turnstile.ts";
import styles from "./newsletter.module.css";

interface PersonCheckProps {
  siteKey: string;
  /** Where people can ask if the check does not let them through. */
  contact: string;
}

/** Turnstile's widget, which puts its answer into the form around it. That is good for one submission: the next wants a new widget. */
export function PersonCheck({ siteKey, contact }: PersonCheckProps) {
  const words = useWords().subscribe.person;
  const place = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => (place.current ? showTurnstile(place.current, siteKey, setBroken) : undefined), [siteKey]);
  return (
    <>
      <div ref={place} className={styles.check} />
      <noscript>
        <p>{words.noScript({ contact })}</p>
      </noscript>
      {isBroken && <p role="alert">{words.notLoaded({ contact })}</p>}
    </>
  );
}
