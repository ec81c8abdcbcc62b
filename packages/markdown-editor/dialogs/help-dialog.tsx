import { createPortal } from "react-dom";
import type { Controls } from "../host.ts";
import { keysInWords, shortcuts } from "../surface/shortcuts.ts";
import { isMac } from "../toolbar/tool-button.tsx";
import styles from "./dialogs.module.css";

/** The keys, on one page. */
export function HelpDialog({ Modal, onClose }: Pick<Controls, "Modal"> & { onClose: () => void }) {
  return createPortal(
    <Modal open title="Keyboard shortcuts and help" onClose={onClose}>
      <dl className={styles.keys}>
        {listed.map(([words, keys]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>
              <kbd>{keysInWords(keys, isMac())}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.notes}>
        <li>
          You can type Markdown: <code>## </code> starts a heading, <code>- </code> a list, <code>[ ] </code>{" "}
          a task, <code>&gt; </code> a quote, <code>``` </code> code, <code>|3x2| </code> a table;{" "}
          <code>**bold**</code>, <code>*italic*</code>, <code>~~struck out~~</code>,{" "}
          <code>[words](address)</code> and <code>![alt text](address)</code> become what they say.
        </li>
        <li>
          In a list, Tab indents an item and Shift+Tab outdents it; in a table they move between cells.
          Elsewhere, Tab moves on through the page.
        </li>
        <li>
          Alt+F10 moves to the toolbar. Where a link, a table or a picture has tools of its own, Tab moves to
          them. Escape returns to the text.
        </li>
        <li>In a code block, Tab indents. Press Escape, then Tab, to leave it.</li>
        <li>Enter opens the selected picture, embed or source.</li>
      </ul>
    </Modal>,
    document.body,
  );
}

const listed: [string, string][] = [
  ["Bold", shortcuts.bold],
  ["Italic", shortcuts.italic],
  ["Underline", shortcuts.underline],
  ["Strikethrough", shortcuts.strike],
  ["Inline code", shortcuts.code],
  ["Link", shortcuts.link],
  ["Paragraph", shortcuts.paragraph],
  ["Headings 1 to 4", ["Mod-Alt-1"]],
  ["Bulleted list", shortcuts.bullets],
  ["Numbered list", shortcuts.numbers],
  ["Task list", shortcuts.tasks],
  ["Quote", shortcuts.quote],
  ["Code block", shortcuts.codeBlock],
  ["Footnote", shortcuts.footnote],
  ["Picture", shortcuts.picture],
  ["Embed", shortcuts.embed],
  ["Undo", shortcuts.undo],
  ["Redo", shortcuts.redo],
  ["Line break", ["Shift-Enter"]],
  ["Save now", ["Mod-s"]],
  ["Paste without formatting", ["Mod-Shift-v"]],
].map(([words, keys]) => [String(words), keys?.[0] ?? ""]);
