import type { Tool } from "./tool.ts";
import styles from "./maker.module.css";

interface SwapToolsProps {
  control: string;
  tool: Tool;
  hasChosen: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onHold: (is: Tool["is"]) => void;
  onTurn: (by: number) => void;
  onResize: (by: number) => void;
  onDelete: () => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** Signs drawn in a box of 24. */
const drawn = {
  stamp: "M9 12c0-3-2-4-2-6a5 5 0 0 1 10 0c0 2-2 3-2 6h4v5H5v-5zM5 21h14",
  hand: "M12 3v18M3 12h18M12 3L9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3",
  left: "M5 4v6h6M5 10a8 8 0 1 1-1 6",
  right: "M19 4v6h-6M19 10a8 8 0 1 0 1 6",
  smaller: "M6 12h12",
  larger: "M6 12h12M12 6v12",
  delete: "M5 6h14M10 6V3h4v3M7 6l1 15h8l1-15M11 10v7M13 10v7",
  undo: "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 11h-3",
  redo: "M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 11h3",
};

/** What is done with the stamp in hand, or with the print that is chosen. */
export function SwapTools(props: SwapToolsProps) {
  const { control, tool, hasChosen, canUndo, canRedo } = props;
  const isIdle = tool.is === "hand" && !hasChosen;
  const button = (
    sign: keyof typeof drawn,
    label: string,
    act: () => void,
    off = false,
    pressed?: boolean,
  ) => (
    <button
      type="button"
      className={control}
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onClick={() => !off && act()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
        <path d={drawn[sign]} />
      </svg>
    </button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset begins with a legend, and tools need no title
    <div role="group" className={styles.tools} aria-label="Tools">
      {button("stamp", "Stamp", () => props.onHold("stamp"), false, tool.is === "stamp")}
      {button("hand", "Move what is printed", () => props.onHold("hand"), false, tool.is === "hand")}
      {button("left", "Turn left", () => props.onTurn(-3), isIdle)}
      {button("right", "Turn right", () => props.onTurn(3), isIdle)}
      {button("smaller", "Smaller", () => props.onResize(-1), isIdle)}
      {button("larger", "Larger", () => props.onResize(1), isIdle)}
      {button("undo", "Undo", props.onUndo, !canUndo)}
      {button("redo", "Redo", props.onRedo, !canRedo)}
      {button("delete", "Take it away", props.onDelete, !hasChosen)}
    </div>
  );
}
