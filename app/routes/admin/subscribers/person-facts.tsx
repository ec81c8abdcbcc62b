import type { ReactNode } from "react";
import { Moment } from "#app/ui/moment.tsx";
import { stateWords } from "#domain/subscribers/subscriber-states.ts";
import type { Person } from "#domain/subscribers/person.server.ts";
import styles from "./subscribers.module.css";

const sources: Record<Person["source"], string> = {
  form: "The form on the site",
  owner: "Added by you",
  import: "A list that was brought along",
};

/** What is known of somebody, and since when. */
export function PersonFacts({ person }: { person: Person }) {
  const facts: [string, ReactNode][] = [
    ["State", stateWords[person.state]],
    ["Came by", sources[person.source]],
    ["How they agreed", person.consent || null],
    ["First seen", moment(person.createdAt)],
    ["Confirmed", moment(person.confirmedAt)],
    ["Left", moment(person.unsubscribedAt)],
    ["Why they left", person.leavingReason || null],
    ["Undeliverable since", moment(person.suppressedAt)],
    ["Because", person.suppressedBecause || null],
    ["Welcome letter", moment(person.welcomedAt)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function moment(iso: string | null): ReactNode {
  return iso && <Moment iso={iso} />;
}
