import { languageName } from "@toadstool/language";
import type { ReactNode } from "react";
import { Moment } from "#app/ui/moment/moment.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { sourceWords } from "#domain/newsletter/segment/segment.ts";
import { stateWords } from "#domain/subscribers/subscriber-states.ts";
import type { Person } from "#domain/subscribers/person.server.ts";

/** What is known about a subscriber, and since when. */
export function PersonFacts({ person }: { person: Person }) {
  const facts: [string, ReactNode][] = [
    ["State", stateWords[person.state]],
    ["Source", sourceWords[person.source]],
    ["Language", person.language && languageName(person.language, "en")],
    ["Wants no letters about", person.unwantedTopics.join(", ") || null],
    ["Consent", person.consent || null],
    ["Added", moment(person.createdAt)],
    ["Confirmed", moment(person.confirmedAt)],
    ["Unsubscribed", moment(person.unsubscribedAt)],
    ["Reason for unsubscribing", person.leavingReason || null],
    ["Requested again", moment(person.askedAgainAt)],
    ["Undeliverable since", moment(person.suppressedAt)],
    ["Reason", person.suppressedBecause || null],
    ["Welcome letter", moment(person.welcomedAt)],
  ];
  return <Facts facts={facts} />;
}

function moment(iso: string | null): ReactNode {
  return iso && <Moment iso={iso} />;
}
