import { ButtonLink } from "@toadstool/elements/forms/button";
import { counted } from "#domain/text/counted.ts";
import { draftAddress } from "#domain/text/draft-address.ts";
import { mostCounted, type Need, type NeedKind } from "#domain/today/need.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./today.module.css";

/** What waits for the owner, each with the one press that leads to where it is mended; nothing where nothing waits. */
export function Needs({ needs }: { needs: Need[] }) {
  if (needs.length === 0) return null;
  const others = needs.slice(mostShown);
  return (
    <Section id="needs" title="Needs you">
      <Rows needs={needs.slice(0, mostShown)} />
      {others.length > 0 && (
        <details>
          <summary className={`${shared.reach} ${styles.beside}`}>{others.length} more</summary>
          <Rows needs={others} />
        </details>
      )}
    </Section>
  );
}

const mostShown = 5;

function Rows({ needs }: { needs: Need[] }) {
  return (
    <ul className={styles.rows}>
      {needs.map((need) => {
        const { words, press, to } = said[need.kind](need);
        return (
          <li key={`${need.kind} ${need.id}`} className={styles.need}>
            <p dir="auto">{words}</p>
            <ButtonLink to={to} look="quiet" className={styles.press}>
              {press}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}

interface Said {
  words: string;
  press: string;
  to: string;
}

const titled = ({ title }: Need) => `“${title || "Untitled"}”`;
const some = ({ count }: Need, noun: string) =>
  count < mostCounted ? counted(count, noun) : `At least ${counted(count, noun)}`;
const are = ({ count }: Need, one: string, more: string) => (count === 1 ? one : more);

const said: Record<NeedKind, (need: Need) => Said> = {
  text: (need) => ({
    words: `${titled(need)} was not published at its time.`,
    press: "Mend it",
    to: draftAddress({ kind: need.of ?? "post", id: need.id ?? "" }),
  }),
  letter: (need) => ({
    words: `${titled(need)} has not reached ${some(need, "reader").replace("At", "at")}.`,
    press: "See why",
    to: `/admin/email/letters/${need.id}`,
  }),
  digest: () => ({
    words: "The digest could not be composed.",
    press: "See why",
    to: "/admin/email/digest",
  }),
  quota: ({ count }) => ({
    words: `${counted(count, "email")} went out today, close to your provider’s limit for a day. What is beyond it waits, and goes out by itself after midnight UTC.`,
    press: "See the letters",
    to: "/admin/email/letters",
  }),
  queue: ({ count }) => ({
    words: `${count} of the 10,000 queue operations of Cloudflare’s free plan are used today. Beyond them, letters and messages to your other programs wait, and go out by themselves after midnight UTC.`,
    press: "See the letters",
    to: "/admin/email/letters",
  }),
  webhook: (need) => ({
    words: `${some(need, "message")} to your other programs failed.`,
    press: "See why",
    to: "/admin/webhooks",
  }),
  page: (need) => ({
    words: `${titled(need)} has changes that readers do not see.`,
    press: "Publish them",
    to: draftAddress({ kind: "page", id: need.id ?? "" }),
  }),
  link: (need) => ({
    words: `${some(need, "link")} in your texts ${are(need, "leads", "lead")} nowhere.`,
    press: are(need, "Mend it", "Mend them"),
    to: "/admin/addresses",
  }),
  alt: (need) => ({
    words: `${some(need, "picture")} ${are(need, "has", "have")} no words for people who cannot see ${are(need, "it", "them")}.`,
    press: are(need, "Describe it", "Describe them"),
    to: "/admin/images?show=withoutAlt",
  }),
  backup: () => ({
    words: "Your site was not backed up in the last seven days.",
    press: "Back up",
    to: "/admin/backup",
  }),
  mail: () => ({
    words: "Mail is not set up, so no letter can be sent.",
    press: "Set it up",
    to: "/admin/help/mail",
  }),
};
