import type { ReactNode } from "react";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { doneNoticeClass, UndoNotice } from "@toadstool/elements/dialog/undo-notice";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import { FormButton } from "@toadstool/elements/forms/form-button";
import type { Refused } from "#domain/outcome.ts";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import type { Done } from "./saving.server.ts";

interface FactsFrameProps {
  /** The pages that belong together, and what they are called together. */
  parts: { label: string; pages: { to: string; words: string }[] };
  title: string;
  intro: string;
  /** The page’s own address. */
  page: string;
  /** The file of the studio that is shown where nothing was changed. */
  file: string;
  isFile: boolean;
  version: number;
  done: Done | null;
  refusal?: Refused;
  children: ReactNode;
}

/** What pages of facts share: the way to the others, what was just done, and the way back to the file. */
export function FactsFrame({ parts, title, intro, page, file, ...rest }: FactsFrameProps) {
  const { isFile, version, done, refusal, children } = rest;
  const fields = { version: String(version) };
  return (
    <AdminMain
      title={title}
      gap="medium"
      intro={
        <>
          <ChipLinks label={parts.label}>
            {parts.pages.map(({ to, words }) => (
              <ChipLink key={to} to={to} current={to === page}>
                {words}
              </ChipLink>
            ))}
          </ChipLinks>
          <p className={shared.measure}>{intro}</p>
        </>
      }
    >
      {refusal && <Trouble>{refusal.message}</Trouble>}
      {done && !refusal && <Report key={version} done={done} page={page} fields={fields} />}
      {children}
      {!isFile && (
        <Section id="file" title="The studio’s file">
          <p className={shared.measure}>
            What you saved here is shown in place of <code>studio/{file}</code>. Changes of that file are not
            seen until you show it again.
          </p>
          <FormButton action={page} intent="file" fields={fields} look="quiet">
            Show the file again
          </FormButton>
        </Section>
      )}
    </AdminMain>
  );
}

const words: Record<Done, string> = {
  saved: "Saved. Readers see it now.",
  moved: "Moved.",
  removed: "Removed.",
  hidden: "Hidden from readers.",
  shown: "Shown to readers.",
  file: "The studio’s file is shown again.",
  undone: "Undone.",
};

function Report({ done, page, fields }: { done: Done; page: string; fields: Record<string, string> }) {
  if (done === "undone")
    return (
      <div className={doneNoticeClass}>
        <output>{words.undone}</output>
      </div>
    );
  return (
    <UndoNotice action={page} fields={{ intent: "undo", ...fields }}>
      {words[done]}
    </UndoNotice>
  );
}
