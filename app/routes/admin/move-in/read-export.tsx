import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { FileButton } from "#app/ui/uploads/file-button.tsx";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { figure } from "@toadstool/elements/charts";
import { buttonClass } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { counted } from "#domain/text/counted.ts";
import shared from "../admin.module.css";
import styles from "./move-in.module.css";
import type { SendProgress } from "./send-export.ts";

type State =
  | { is: "waiting"; trouble: string }
  | { is: "reading"; what: string; progress: SendProgress | null };

/** Chooses an export and reads it in the browser: what was read is on its page then. */
export function ReadExport() {
  const [state, setState] = useState<State>({ is: "waiting", trouble: "" });
  const [site, setSite] = useState("");
  const stopped = useRef<AbortController>(null);
  const navigate = useNavigate();
  useEffect(() => () => stopped.current?.abort(), []);
  useLeavingWarning(state.is === "reading");

  async function read(files: File[]) {
    const stop = new AbortController();
    stopped.current = stop;
    setState({ is: "reading", what: "Looking what it is…", progress: null });
    try {
      const { readInBrowser } = await import("./read-in-browser.ts");
      const id = await readInBrowser(files, site, stop.signal, (what, progress) =>
        setState({ is: "reading", what, progress }),
      );
      await navigate(`/admin/move-in/${id}`);
    } catch (error) {
      if (stop.signal.aborted) return;
      setState({ is: "waiting", trouble: error instanceof Error ? error.message : String(error) });
    }
  }

  if (state.is === "reading") return <Reading {...state} />;
  return (
    <div className={shared.section}>
      {state.trouble && <Trouble>{state.trouble} Nothing of your site has changed.</Trouble>}
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
            onFiles={(files) => void read(files)}
            multiple
            className={buttonClass()}
            accept=".json,.zip,.xml,.csv,.gz,.tar,.md"
          >
            Choose files
          </FileButton>
          <FileButton onFiles={(files) => void read(files)} className={buttonClass("quiet")} {...folder}>
            Choose a folder
          </FileButton>
        </div>
        <p className={shared.soft}>
          With Ghost, choose the JSON file, the members’ CSV and the zip of the pictures together.
        </p>
      </div>
      <noscript>
        <p className={shared.measure}>
          Exports are read by your browser, which needs scripts for it. Without them, use the command of your
          clone: <code>npm run move-in -- EXPORT --to https://YOUR-SITE</code>
        </p>
      </noscript>
    </div>
  );
}

/** React has no name for it; every browser knows it. */
const folder = { webkitdirectory: "" };

function Reading({ what, progress }: { what: string; progress: SendProgress | null }) {
  return (
    <div className={`${shared.section} ${shared.measure}`} aria-live="polite">
      <p className={styles.figure}>{what}</p>
      <ProgressBar label="Progress of reading the export" value={progress?.read} />
      {progress && (
        <p>
          {counted(progress.texts, "text")}, {counted(progress.files, "file")}, {figure(progress.subscribers)}{" "}
          {progress.subscribers === 1 ? "reader" : "readers"} so far
        </p>
      )}
      <p className={shared.soft}>
        Keep this page open until it is read. Nothing of your site changes before you have seen the report.
      </p>
    </div>
  );
}

/** A browser asks before the page is left while `isBusy`. */
function useLeavingWarning(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isBusy]);
}
