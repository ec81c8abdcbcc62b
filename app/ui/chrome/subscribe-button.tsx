import { useRef } from "react";
import { Link } from "@toadstool/elements/page/link";
import { useGivingWay } from "@toadstool/elements/floating-overlap";
import { MailIcon } from "@toadstool/elements/icons";
import { useWords } from "../use-words.ts";
import styles from "./subscribe-button.module.css";

/** Floats in the window's corner, and steps aside where it would cover a control. */
export function SubscribeButton() {
  const place = useRef<HTMLElement>(null);
  useGivingWay(place);
  return (
    <aside ref={place} data-floating aria-label={useWords().chrome.newsletter} className={styles.floating}>
      <SubscribeLink />
    </aside>
  );
}

/** The same button for a part that has a place for it. */
export function SubscribeLink() {
  const label = useWords().chrome.subscribe;
  return (
    <Link to="/subscribe" className={styles.button} aria-label={label} title={label}>
      <MailIcon />
    </Link>
  );
}
