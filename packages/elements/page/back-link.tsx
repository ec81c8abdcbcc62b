import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import styles from "./back-link.module.css";
import { ArrowIcon } from "../icons/icons.tsx";

/** Leads up from one thing to where all of its kind are. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowIcon />
      <span>{children}</span>
    </Link>
  );
}
