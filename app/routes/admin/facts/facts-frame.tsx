import type { ReactNode } from "react";
import { Asked } from "@toadstool/elements/dialog/asked";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { usePress } from "#app/ui/press/use-press.ts";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";

interface FactsFrameProps {
  title: string;
  intro: string;
  /** The page’s own address. */
  page: string;
  /** The file of the studio that is shown where nothing was changed. */
  file: string;
  isFile: boolean;
  isPutAside: boolean;
  version: number;
  /** The page’s primary press. */
  press?: ReactNode;
  children: ReactNode;
}

/** What pages of facts share: the way back to the file. */
export function FactsFrame({ title, intro, page, file, ...rest }: FactsFrameProps) {
  const { isFile, isPutAside, version, press, children } = rest;
  const refusals = [usePress("file").refusal, usePress("undo").refusal];
  const fields = { version: String(version) };
  return (
    <AdminMain title={title} press={press} gap="medium" intro={<p className={shared.measure}>{intro}</p>}>
      {refusals.map((refusal) => refusal && <Trouble key={refusal.code}>{refusal.message}</Trouble>)}
      {children}
      {!isFile && (
        <Section id="file" title="The studio’s file">
          <p className={shared.measure}>
            What you saved here is shown in place of <code>studio/{file}</code>. Changes of that file are not
            seen until you show it again.
          </p>
          <Asked summary="Show the file again…">
            <p>What you saved here is put aside, and can be shown again until you save something else.</p>
            <FormButton action={page} intent="file" fields={fields} look="danger">
              Show the file again
            </FormButton>
          </Asked>
        </Section>
      )}
      {isPutAside && (
        <Section id="file" title="What you saved here">
          <p className={shared.measure}>
            Readers see <code>studio/{file}</code>. What you saved here before is put aside until you save
            something else.
          </p>
          <FormButton action={page} intent="undo" fields={fields} look="quiet">
            Show what you saved
          </FormButton>
        </Section>
      )}
    </AdminMain>
  );
}
