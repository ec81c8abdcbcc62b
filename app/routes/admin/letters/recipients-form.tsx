import { languageName } from "@toadstool/language";
import { type ReactNode, useState } from "react";
import { Form, Link } from "react-router";
import { figure } from "@toadstool/elements/charts";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { FormButton, HiddenFields } from "@toadstool/elements/forms/form-button";
import { useProfile } from "#app/ui/use-profile.ts";
import { choiceIn, isEveryone, type SegmentChoice, sourceWords } from "#domain/newsletter/segment/segment.ts";
import type { SegmentOptions } from "#domain/newsletter/segment/segments.server.ts";
import type { Refused } from "#domain/outcome.ts";
import shared from "../admin.module.css";
import styles from "./review.module.css";

const joined = [
  ["joinedFrom", "Joined on or after"],
  ["joinedBefore", "Joined before"],
] as const;

interface RecipientsFormProps {
  choice: SegmentChoice;
  options: SegmentOptions;
  refusal: Refused | null;
}

/**
 * The recipients of a letter. The choice is kept with it, and in the page's address: what is counted is what is sent. What is
 * ticked is counted at once.
 */
export function RecipientsForm({ choice, options, refusal }: RecipientsFormProps) {
  // Everyone was chosen so many times: each makes the boxes anew, and unticked.
  const [round, setRound] = useState(0);
  const ticked = round > 0 ? choiceIn(new URLSearchParams()) : choice;
  const { language: site } = useProfile();
  return (
    <>
      {refusal && refusal.issues.length === 0 && <Trouble>{refusal.message}</Trouble>}
      <Form
        key={round}
        method="post"
        className={shared.section}
        replace
        preventScrollReset
        onChange={({ currentTarget }) => currentTarget.requestSubmit()}
      >
        <HiddenFields fields={{ intent: "choose" }} />
        <Boxes
          legend="Topics"
          name="topic"
          chosen={ticked.topics}
          options={options.topics.map(({ id, name, readers }) => [id, name, readers])}
          empty={
            <>
              There are none yet: <Link to="/admin/email/topics">add topics</Link> for readers to choose from.
            </>
          }
        />
        <Boxes
          legend="Tags"
          name="tag"
          chosen={ticked.tags}
          options={options.tags.map(({ key, name, count }) => [key, name, count])}
          empty="No subscriber has a tag yet. Tag them on their pages, or import a list with a column of tags."
        />
        <Boxes
          legend="Source"
          name="source"
          chosen={ticked.sources}
          options={options.sources.map(({ source, count }) => [source, sourceWords[source], count])}
        />
        {options.languages.length > 1 && (
          <Boxes
            legend="Language"
            name="language"
            chosen={ticked.languages}
            options={options.languages.map(({ language, count }) => [
              language,
              languageName(language || site, "en"),
              count,
            ])}
          />
        )}
        <details open={Boolean(choice.joinedFrom || choice.joinedBefore) || undefined}>
          <summary className={styles.summary}>When they joined</summary>
          <div className={shared.buttons}>
            {joined.map(([name, label]) => (
              <Field
                key={name}
                label={label}
                name={name}
                type="date"
                defaultValue={ticked[name]}
                issues={refusal?.issues}
              />
            ))}
          </div>
        </details>
        <p className={shared.soft}>
          A subscriber gets the letter who meets each of these, where you choose anything. Of several topics,
          tags, sources or languages one is enough.
        </p>
        <noscript>
          <Button type="submit" look="quiet">
            Choose and count
          </Button>
        </noscript>
      </Form>
      {!isEveryone(choice) && (
        <FormButton intent="choose" look="quiet" preventScrollReset onClick={() => setRound(round + 1)}>
          Choose every confirmed subscriber
        </FormButton>
      )}
    </>
  );
}

interface BoxesProps {
  legend: string;
  name: string;
  chosen: string[];
  options: [value: string, name: string, count: number][];
  empty?: ReactNode;
}

function Boxes({ legend, name, chosen, options, empty }: BoxesProps) {
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      {options.length === 0 && <p className={shared.soft}>{empty}</p>}
      {options.map(([value, words, count]) => (
        <label key={value} className={shared.reach}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          <span dir="auto">{words}</span>
          <span className={shared.soft}>{figure(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
