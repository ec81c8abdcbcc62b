import { useEffect, useMemo, useRef, useState } from "react";
import type { TextFields } from "../saving/text-fields.ts";
import type { Controls } from "../host.ts";
import type { Listen } from "../saving/listeners.ts";
import styles from "./conflict.module.css";
import { useAfterEdits } from "./use-after-edits.ts";

/** The pause in typing after which the comparison follows it, in milliseconds. */
const rest = 800;

/** A stretch of text that both have, or only one of them. */
interface Change {
  change: "same" | "added" | "removed";
  text: string;
}

interface ConflictProps {
  id: string;
  /** What each field is called, in the order in which they are shown. */
  names: Record<string, string>;
  theirs: TextFields;
  /** The text now. */
  read: () => TextFields;
  onEdits: Listen;
  /** What became of one text in the other. */
  compare: (before: string, after: string) => Change[];
  Button: Controls["Button"];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onKeepBoth: () => void;
}

/** Two texts side by side. Nothing is overwritten until the author has chosen; she may keep typing meanwhile. */
export function Conflict(props: ConflictProps) {
  const { id, names, theirs, read, onEdits, compare, Button, onKeepMine, onTakeTheirs, onKeepBoth } = props;
  const [mine, setMine] = useState(read);
  useAfterEdits(onEdits, rest, () => setMine(read()));
  const differing = Object.entries(names)
    .map(([name, label]) => ({ label, ours: mine[name] ?? "", saved: theirs[name] ?? "" }))
    .filter(({ ours, saved }) => ours !== saved);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label="The version that was saved elsewhere"
      className={styles.conflict}
    >
      <h3>This text was saved elsewhere</h3>
      <p role="alert">
        Another window or device has saved this text since you opened it. Nothing is overwritten until you
        choose, and you can keep typing.
      </p>
      {differing.map(({ label, ours, saved }) => (
        <Sides key={label} name={label} mine={ours} theirs={saved} compare={compare} />
      ))}
      {differing.length === 0 && <p>Both versions are now the same.</p>}
      <div className={styles.choices}>
        <Button onClick={onKeepMine}>Keep my version</Button>
        <Button look="quiet" onClick={onTakeTheirs}>
          Use the saved version
        </Button>
        <Button look="quiet" onClick={onKeepBoth}>
          Keep both
        </Button>
      </div>
      <p className={styles.hint}>
        “Keep both” saves your version as a new draft. “Use the saved version” keeps your version on this
        device.
      </p>
    </section>
  );
}

interface SidesProps extends Pick<ConflictProps, "compare"> {
  name: string;
  mine: string;
  theirs: string;
}

function Sides({ name, mine, theirs, compare }: SidesProps) {
  const changes = useMemo(() => compare(theirs, mine), [compare, theirs, mine]);
  return (
    <div className={styles.sides}>
      <Side title={`${name}: yours`} changes={changes} own="added" />
      <Side title={`${name}: saved elsewhere`} changes={changes} own="removed" />
    </div>
  );
}

/** What both have, with what this side alone has marked. */
function Side({ title, changes, own }: { title: string; changes: Change[]; own: "added" | "removed" }) {
  const shown = changes.filter(({ change }) => change === "same" || change === own);
  const box = useRef<HTMLPreElement>(null);
  useEffect(() => showFirstChange(box.current), []);
  return (
    <section aria-label={title} className={styles.side}>
      <h4>{title}</h4>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <pre ref={box} tabIndex={0} dir="auto">
        {shown.length === 0 && "(empty)"}
        {shown.map(({ change, text }, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- stretches of a text have no other name
          change === "same" ? <span key={index}>{text}</span> : <mark key={index}>{text}</mark>,
        )}
      </pre>
    </section>
  );
}

/** Both sides of a long text open where they begin to differ. */
function showFirstChange(box: HTMLElement | null): void {
  const alike = box?.firstElementChild;
  if (!box || !alike || alike.matches("mark")) return;
  const below = alike.getBoundingClientRect().bottom - box.getBoundingClientRect().top;
  box.scrollTop = below - box.clientHeight / 2;
}
