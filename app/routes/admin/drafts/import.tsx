import { useState } from "react";
import { useFetcher } from "react-router";
import { Button, buttonClass } from "@toadstool/elements/forms/button";
import { Panel } from "@toadstool/markdown-editor/side";
import { FileButton } from "#app/ui/uploads/file-button.tsx";
import { UploadIcon } from "@toadstool/elements/icons";
import type { Refused } from "#domain/outcome.ts";
import shared from "../admin.module.css";
import styles from "./drafts.module.css";

/** A file of markdown becomes a draft, opened in the editor; `refusal` is that of a form sent without scripts. */
export function ImportForm({ refusal }: { refusal?: Refused }) {
  const fetcher = useFetcher<{ refusal?: Refused }>();
  const [chosen, setChosen] = useState("");
  const [isOver, setOver] = useState(false);
  const isReading = fetcher.state !== "idle";
  const refused = isReading ? undefined : (fetcher.data?.refusal ?? refusal);

  const send = ([file]: File[]) => {
    if (!file || isReading) return;
    const form = new FormData();
    form.set("intent", "import-draft");
    form.set("file", file);
    setChosen(file.name);
    void fetcher.submit(form, { method: "post", action: "/admin/blog", encType: "multipart/form-data" });
  };
  return (
    <Panel title="Import a .md file" startOpen={refusal !== undefined}>
      <fetcher.Form
        method="post"
        action="/admin/blog"
        encType="multipart/form-data"
        className={`${styles.import} ${isOver ? styles.over : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          send([...event.dataTransfer.files]);
        }}
      >
        <input type="hidden" name="intent" value="import-draft" />
        <FileButton
          name="file"
          accept=".md,.markdown,text/markdown,text/plain"
          onFiles={send}
          className={buttonClass("quiet")}
          send={<Button type="submit">Import</Button>}
        >
          <UploadIcon /> Choose a file
        </FileButton>
        <p className={shared.soft}>
          <span className="needs-script">Or drop it here. </span>The file becomes a draft. Title, slug,
          summary, date, image, tags and series come from its front matter, if there is any; the text is kept
          as it is.
        </p>
        <output className={`${shared.soft} ${styles.message}`}>
          {isReading ? `Reading ${chosen}…` : ""}
        </output>
        {refused && <ImportRefusal name={chosen} refusal={refused} />}
      </fetcher.Form>
    </Panel>
  );
}

/** Why the file made no draft, with its line and field. */
function ImportRefusal({ name, refusal }: { name: string; refusal: Refused }) {
  const issues = refusal.issues.filter(({ message }) => !refusal.message.includes(message));
  return (
    <div role="alert" className={`${shared.danger} ${styles.refused}`}>
      <p>
        {name && <strong>{name}: </strong>}
        {refusal.message}
      </p>
      {issues.length > 0 && (
        <ul>
          {issues.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field && field !== "file" && <code>{field}</code>} {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
