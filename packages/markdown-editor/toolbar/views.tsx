import { useRef } from "react";
import { type View, views } from "../views/view.ts";
import { useRoving } from "./roving.ts";
import { ToolButton } from "./tool-button.tsx";
import styles from "./toolbar.module.css";

interface ViewsProps {
  view: View;
  isFull: boolean;
  onView: (view: View) => void;
  onFull: () => void;
}

/** How the text is looked at. */
export function Views({ view, isFull, onView, onFull }: ViewsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRoving(bar);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools take the focus
    <div ref={bar} role="toolbar" aria-label="View" className={styles.views} {...roving}>
      {views.map(({ value, words }) => (
        <ToolButton
          key={value}
          name={words}
          data-value={value}
          pressed={value === view}
          onClick={() => onView(value)}
        >
          {words}
        </ToolButton>
      ))}
      <ToolButton
        name={isFull ? "Exit full screen" : "Full screen"}
        icon={isFull ? "small" : "full"}
        pressed={isFull}
        onClick={onFull}
      />
    </div>
  );
}
