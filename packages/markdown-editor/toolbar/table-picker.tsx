import { type KeyboardEvent, useId, useRef, useState } from "react";
import { readingKey } from "./roving.ts";
import { placeUnder } from "./placed.ts";
import { ToolButton } from "./tool-button.tsx";
import styles from "./toolbar.module.css";

const rows = 4;
const columns = 6;

interface TablePickerProps {
  disabled?: boolean;
  onPick: (rows: number, columns: number) => void;
}

/** How large a table: pointed at, or walked to with the arrows. */
export function TablePicker({ disabled, onPick }: TablePickerProps) {
  const popover = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [size, setSize] = useState({ row: 2, column: 3 });
  const id = useId();
  const cell = (row: number, column: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-size="${row}-${column}"]`);
  const open = () => {
    popover.current?.showPopover();
    if (popover.current && place.current) placeUnder(place.current, popover.current);
    cell(size.row, size.column)?.focus();
  };
  const close = () => {
    popover.current?.hidePopover();
    place.current?.querySelector("button")?.focus();
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation();
    if (event.key === "Tab") return close();
    const step = {
      ArrowRight: [0, 1],
      ArrowLeft: [0, -1],
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
      Home: [0, -columns],
      End: [0, columns],
    }[readingKey(event)];
    if (!step) return undefined;
    event.preventDefault();
    const row = Math.min(rows, Math.max(1, size.row + (step[0] ?? 0)));
    const column = Math.min(columns, Math.max(1, size.column + (step[1] ?? 0)));
    return cell(row, column)?.focus();
  };

  return (
    <span ref={place} className={styles.toolPlace}>
      <ToolButton
        name="Table"
        icon="table"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerDown={() => setOpen(popover.current?.matches(":popover-open") ?? false)}
        onClick={() => (isOpen ? close() : open())}
      />
      <div
        ref={popover}
        id={id}
        popover="auto"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a popover that closes at a click beside it
        role="dialog"
        aria-label="Insert table"
        className={styles.picker}
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label="Table size"
          onKeyDown={walk}
          className={styles.sizes}
        >
          {counts(rows).map((row) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its cells are buttons
            <div role="row" key={row}>
              {counts(columns).map((column) => (
                <button
                  key={column}
                  type="button"
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is pressed
                  role="gridcell"
                  data-size={`${row}-${column}`}
                  tabIndex={row === size.row && column === size.column ? 0 : -1}
                  aria-label={inWords(row, column)}
                  aria-selected={row === size.row && column === size.column}
                  className={row <= size.row && column <= size.column ? styles.lit : undefined}
                  onFocus={() => setSize({ row, column })}
                  onPointerEnter={() => setSize({ row, column })}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    close();
                    onPick(row, column);
                  }}
                />
              ))}
            </div>
          ))}
        </div>
        <p aria-hidden="true">{inWords(size.row, size.column)}, below a row of headings</p>
      </div>
    </span>
  );
}

const counts = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function inWords(row: number, column: number): string {
  return `${column} ${column === 1 ? "column" : "columns"}, ${row} ${row === 1 ? "row" : "rows"}`;
}
