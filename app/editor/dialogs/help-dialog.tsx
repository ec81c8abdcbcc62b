import { createPortal } from "react-dom";
import { Modal } from "#app/ui/modal.tsx";
import { keysInWords, shortcuts } from "../surface/shortcuts.ts";
import { isMac } from "../toolbar/tool-button.tsx";
import styles from "./dialogs.module.css";

/** The keys, on one page. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return createPortal(
    <Modal open title="Keys and help" onClose={onClose}>
      <dl className={styles.keys}>
        {told.map(([words, keys]) => (
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
          Markdown works while typing: <code>## </code> begins a heading, <code>- </code> a list,{" "}
          <code>[ ] </code> a task, <code>&gt; </code> a quote, <code>``` </code> code, <code>|3x2| </code> a
          table.
        </li>
        <li>
          Tab moves an item inwards or to the next cell, Shift+Tab back; elsewhere it leads on through the
          page.
        </li>
        <li>
          Alt+F10 leads to the tools; where a link, a table or a picture has its own, Tab does. Escape leads
          back.
        </li>
        <li>In code Tab indents. Escape, then Tab, leads on.</li>
        <li>A chosen picture, embed or source opens with Enter.</li>
      </ul>
    </Modal>,
    document.body,
  );
}

const told: [string, string][] = [
  ["Bold", shortcuts.bold],
  ["Italic", shortcuts.italic],
  ["Underline", shortcuts.underline],
  ["Strikethrough", shortcuts.strike],
  ["Code in a line", shortcuts.code],
  ["Link", shortcuts.link],
  ["Paragraph", shortcuts.paragraph],
  ["Headings 1 to 4", ["Mod-Alt-1"]],
  ["Bulleted list", shortcuts.bullets],
  ["Numbered list", shortcuts.numbers],
  ["Task list", shortcuts.tasks],
  ["Quote", shortcuts.quote],
  ["Block of code", shortcuts.codeBlock],
  ["Picture", shortcuts.picture],
  ["Embed", shortcuts.embed],
  ["Undo", shortcuts.undo],
  ["Redo", shortcuts.redo],
  ["Line break", ["Shift-Enter"]],
  ["Paste without formatting", ["Mod-Shift-v"]],
].map(([words, keys]) => [String(words), keys?.[0] ?? ""]);
