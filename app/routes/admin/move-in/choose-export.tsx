import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { FileButton } from "#app/ui/uploads/file-button.tsx";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { figure } from "@toadstool/elements/charts";
import { buttonClass } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { useState } from "react";
import type { ReadProgress } from "#app/browser/moving-in/report.ts";
import { counted } from "#domain/text/counted.ts";
import shared from "../admin.module.css";

interface ChooseExportProps {
  trouble: string;
  read: (files: File[], site: string) => Promise<void>;
}

/** Chooses an export, which is then read in the browser. */
export function ChooseExport({ trouble, read }: ChooseExportProps) {
  const [site, setSite] = useState("");
  return (
    <div className={shared.section}>
      {trouble && <Trouble>{trouble} Nothing of your site has changed.</Trouble>}
      <div className={`needs-script ${shared.section} ${shared.measure}`}>
        <Field
          label="Address of the old site"
          name="site"
          type="url"
          placeholder="https://"
          hint="Only where the export does not say it, as those of Substack, Medium, Buttondown and Wix: pictures and links without a host are looked for there."
          value={site}
          onChange={({ currentTarget }) => setSite(currentTarget.value)}
        />
        <div className={shared.buttons}>
          <FileButton
            onFiles={(files) => void read(files, site)}
            multiple
            className={buttonClass()}
            accept=".json,.zip,.xml,.csv,.gz,.tar,.md"
          >
            Choose files
          </FileButton>
          <FileButton
            onFiles={(files) => void read(files, site)}
            className={buttonClass("quiet")}
            {...folder}
          >
            Choose a folder
          </FileButton>
        </div>
        <p className={shared.soft}>
          With Ghost, choose the JSON file, the members’ CSV and the zip of the pictures together. A move that
          was stopped goes on when the same files are chosen again.
        </p>
      </div>
      <noscript>
        <p className={shared.measure}>
          Exports are read and brought in by your browser, which needs scripts for it. Without them, use the
          command of your clone: <code>npm run move-in -- EXPORT --to https://YOUR-SITE</code>. With{" "}
          <code>--undo KEY</code> it undoes a move.
        </p>
      </noscript>
    </div>
  );
}

/** React has no name for it; every browser knows it. */
const folder = { webkitdirectory: "" };

export function Reading({ what, progress }: { what: string; progress: ReadProgress | null }) {
  return (
    <div className={`${shared.section} ${shared.measure}`}>
      <output className={shared.figure}>{what}</output>
      <ProgressBar label="Progress of reading the export" value={progress?.read} />
      {progress && (
        <p>
          {counted(progress.texts, "text")}, {counted(progress.files, "file")}, {figure(progress.readers)}{" "}
          {progress.readers === 1 ? "reader" : "readers"} so far
        </p>
      )}
      <p className={shared.soft}>
        Keep this page open until it is read. Nothing of your site changes before you have seen the report.
      </p>
    </div>
  );
}
