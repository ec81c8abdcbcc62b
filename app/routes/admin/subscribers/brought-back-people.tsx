import { Button } from "@toadstool/elements/forms/button";
import { Form, useNavigation } from "react-router";
import type { BroughtBack } from "#domain/subscribers/importing/brought-back.server.ts";
import { decisionWords } from "#domain/subscribers/importing/import.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./subscribers.module.css";

/** Subscribers whom an earlier import added although this list says that they had left: the owner decides about each. */
export function BroughtBackPeople({ people }: { people: BroughtBack[] }) {
  const isBusy = useNavigation().state !== "idle";
  if (people.length === 0) return null;
  return (
    <Section id="brought-back" title="Readers that an import brought back">
      <p className={shared.measure}>
        These people get your letters because of an import, while this list says that they had left or that
        mail did not reach them. None of them has pressed a link of yours since.
      </p>
      <Form method="post" className={shared.section}>
        <ul className={styles.people}>
          {people.map(({ id, email, line, state }) => (
            <li key={id}>
              <label className={styles.check}>
                <input type="checkbox" name="person" value={id} defaultChecked />
                <span>
                  {email}{" "}
                  <span className={shared.soft}>
                    {decisionWords[state].toLowerCase()} in line {line}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <div className={shared.buttons}>
          <Button type="submit" name="intent" value="as-left" disabled={isBusy}>
            Send them no more letters
          </Button>
          <Button type="submit" name="intent" value="as-readers" look="quiet" disabled={isBusy}>
            Leave them as readers
          </Button>
        </div>
      </Form>
    </Section>
  );
}
