import { createElement, Fragment, type ReactNode } from "react";

/** A sentence with links or emphasis in it, as words give it: text between what its tags make. */
export function Said({ parts }: { parts: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...parts);
}
