import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { debounce } from "#app/browser/debounce.ts";
import { Button } from "#app/ui/button.tsx";
import { type Change, compareWords } from "@toadstool/prose";
import type { TextFields } from "@toadstool/markdown-editor/saving";
import { type EditorText, textNames } from "./editor-text.ts";
import styles from "./conflict.module.css";

/** The pause in typing after which the comparison follows it, in milliseconds. */
const rest = 800;

interface ConflictProps {
  id: string;
  theirs: TextFields;
  read: () => EditorText;
  onEdits: (heard: () => void) => () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onKeepBoth: () => void;
}

/** Two texts side by side. Nothing is overwritten until the author has chosen; she may keep typing meanwhile. */
export function Conflict({ id, theirs, read, onEdits, onKeepMine, onTakeTheirs, onKeepBoth }: ConflictProps) {
  const mine = useFollowed(read, onEdits);
  const differing = textNames.filter((name) => mine[name] !== (theirs[name] ?? ""));
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
      {differing.map((name) => (
        <Sides key={name} name={names[name]} mine={mine[name]} theirs={theirs[name] ?? ""} />
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

const names: Record<keyof EditorText, string> = {
  title: "Title",
  slug: "Slug",
  dateString: "Date",
  imageUrl: "Image",
  summary: "Summary",
  content: "Text",
};

function Sides({ name, mine, theirs }: { name: string; mine: string; theirs: string }) {
  const changes = useMemo(() => compareWords(theirs, mine), [theirs, mine]);
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

/** The author's text, a moment after the last key. */
function useFollowed(read: () => EditorText, onEdits: ConflictProps["onEdits"]): EditorText {
  const [mine, setMine] = useState(read);
  const look = useEffectEvent(() => setMine(read()));
  useEffect(() => {
    const soon = debounce(() => look(), rest);
    const deafen = onEdits(soon);
    return () => {
      soon.cancel();
      deafen();
    };
  }, [onEdits]);
  return mine;
}
