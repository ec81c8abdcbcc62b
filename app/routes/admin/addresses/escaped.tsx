import { Form, useNavigation } from "react-router";
import { Done, Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import type { EscapedText } from "#domain/addresses/escaped.server.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import type { Answer } from "./redirects.tsx";

/** Addresses that were saved with escapes, before and after, to be repaired text by text. Without any there is nothing to show. */
export function Escaped({ texts, answer }: { texts: EscapedText[]; answer?: Answer }) {
  const { state } = useNavigation();
  if (texts.length === 0 && !answer) return null;
  return (
    <Section id="escaped" title="Addresses with backslashes">
      <p className={`${shared.soft} ${shared.measure}`}>
        Earlier versions saved some addresses with backslashes in them, and so these links lead nowhere.
        Repairing a text saves it like any other edit; what a post or a draft was stays among its revisions. A
        page changes for its readers when you publish it again.
      </p>
      {answer && "mended" in answer && <Done>{answer.mended}</Done>}
      {answer && "refusal" in answer && <Trouble>{answer.refusal.message}</Trouble>}
      {texts.length > 0 && (
        <ul className={shared.entries} aria-label="Addresses with backslashes">
          {texts.map(({ kind, id, title, version, changes }) => (
            <li key={id} className={shared.entry}>
              <div className={shared.words}>
                <p>
                  The {kind} “{title || "Untitled"}”
                </p>
                {changes.map(({ before, after }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the same address may be there twice
                  <p key={index} translate="no">
                    <del>{before}</del> becomes <ins>{after}</ins>
                  </p>
                ))}
              </div>
              <Form method="post" action="/admin/addresses#escaped">
                <input type="hidden" name="kind" value={kind} />
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="version" value={version} />
                <Button
                  name="intent"
                  value="mend"
                  disabled={state !== "idle"}
                  aria-label={`Repair “${title || "Untitled"}”`}
                >
                  Repair
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
