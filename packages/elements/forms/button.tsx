import type { ComponentProps } from "react";
import { Link } from "../page/link.tsx";
import styles from "./button.module.css";

export type ButtonLook = "primary" | "quiet" | "danger" | "plain";

/** The classes of a button, for anything that should look like one. */
export function buttonClass(look: ButtonLook = "primary", className = ""): string {
  return `${styles.button} ${styles[look]} ${className}`.trim();
}

/** A button; it submits only where it says so. */
export function Button({ look, className, ...rest }: ComponentProps<"button"> & { look?: ButtonLook }) {
  // oxlint-disable-next-line react/button-has-type -- a caller may make it a submit button
  return <button type="button" {...rest} className={buttonClass(look, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  className,
  ...rest
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link {...rest} className={buttonClass(look, className)} />;
}
