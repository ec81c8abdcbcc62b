import { languageName } from "@toadstool/language";
import { Form, Link, useNavigation } from "react-router";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { figure } from "@toadstool/elements/charts";
import { useProfile } from "#app/ui/use-profile.ts";
import { isEveryone, type SegmentChoice, sourceWords } from "#domain/newsletter/segment/segment.ts";
import type { SegmentOptions } from "#domain/newsletter/segment/segments.server.ts";
import type { Refused } from "#domain/outcome.ts";
import { counted } from "#domain/text/counted.ts";
import shared from "../admin.module.css";
import styles from "./review.module.css";

interface RecipientsFormProps {
  choice: SegmentChoice;
  options: SegmentOptions;
  refusal: Refused | null;
  audience: number;
}

/** The recipients of a letter. The choice is kept with it, and in the page's address: what is counted is what is sent. */
export function RecipientsForm({ choice, options, refusal, audience }: RecipientsFormProps) {
  const isBusy = useNavigation().state !== "idle";
  const isAll = isEveryone(choice);
  const { language: site } = useProfile();
  return (
    <details className={`${shared.card} ${styles.recipients}`} open={!isAll || undefined}>
      <summary>
        {isAll ? `Every confirmed subscriber: ${figure(audience)}` : `A choice of them: ${figure(audience)}`}
      </summary>
      {refusal && refusal.issues.length === 0 && <Trouble>{refusal.message}</Trouble>}
      {/* A new address makes a new form: what is ticked follows from it. */}
      <Form key={JSON.stringify(choice)} method="post" className={styles.choices} preventScrollReset>
        <p className={shared.soft}>
          A subscriber gets the letter who meets each of these, where you choose anything. Of several topics,
          tags, sources or languages one is enough.
        </p>
        <Boxes
          legend="Topics"
          name="topic"
          chosen={choice.topics}
          options={options.topics.map(({ id: value, name, readers }) => ({ value, name, count: readers }))}
          empty={
            <>
              There are none yet: <Link to="/admin/email/topics">add topics</Link> for readers to choose from.
            </>
          }
        />
        <Boxes
          legend="Tags"
          name="tag"
          chosen={choice.tags}
          options={options.tags.map(({ key: value, name, count }) => ({ value, name, count }))}
          empty="No subscriber has a tag yet. Tag them on their pages, or import a list with a column of tags."
        />
        <Boxes
          legend="Source"
          name="source"
          chosen={choice.sources}
          options={options.sources.map(({ source, count }) => ({
            value: source,
            name: sourceWords[source],
            count,
          }))}
        />
        {options.languages.length > 1 && (
          <Boxes
            legend="Language"
            name="language"
            chosen={choice.languages}
            options={options.languages.map(({ language, count }) => ({
              value: language,
              name: languageName(language || site, "en"),
              count,
            }))}
          />
        )}
        <div className={styles.days}>
          <Field
            label="Joined on or after"
            name="joinedFrom"
            type="date"
            defaultValue={choice.joinedFrom}
            issues={refusal?.issues}
          />
          <Field
            label="Joined before"
            name="joinedBefore"
            type="date"
            defaultValue={choice.joinedBefore}
            issues={refusal?.issues}
          />
        </div>
        <div className={shared.buttons}>
          <Button type="submit" name="intent" value="choose" look="quiet" disabled={isBusy}>
            Choose and count
          </Button>
          <output>{!isAll && !refusal && `${counted(audience, "subscriber")} would get it now.`}</output>
        </div>
      </Form>
      {!isAll && (
        <FormButton intent="choose" look="plain" disabled={isBusy} preventScrollReset>
          Every confirmed subscriber
        </FormButton>
      )}
    </details>
  );
}

interface BoxesProps {
  legend: string;
  name: string;
  chosen: string[];
  options: { value: string; name: string; count: number }[];
  empty?: React.ReactNode;
}

function Boxes({ legend, name, chosen, options, empty }: BoxesProps) {
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      {options.length === 0 && <p className={shared.soft}>{empty}</p>}
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="checkbox"
            name={name}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
          />
          <span dir="auto">{option.name}</span>
          <span className={shared.soft}>{figure(option.count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
