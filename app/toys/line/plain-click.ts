import type { MouseEvent } from "react";

/** Whether a link was clicked to be followed here, and not in a tab or window of its own. */
export const isPlainClick = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;
