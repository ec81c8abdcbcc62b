import type { MailCheck, MailCheckState } from "@toadstool/mail/review";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { counted } from "#domain/text/counted.ts";
import { Result } from "./result.tsx";

const words: Record<MailCheckState, string> = {
  blocking: "Must be fixed",
  warning: "Could be improved",
  unknown: "Could not be checked",
  good: "Good",
};
const order = Object.keys(words);

const checksOf = (many: string): ListOf<MailCheck> => ({
  one: "check",
  many,
  home: "",
  row: ({ name, state, words: found, mend, items }) => ({
    id: name,
    title: name,
    facts: { Result: <Result state={state} words={words[state]} /> },
    note: (
      <>
        {found} {mend}
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </>
    ),
  }),
  facts: ["Result"],
});

/** Checks that ask for something, the worst first; those that passed are folded. */
export function LetterChecks({ checks }: { checks: MailCheck[] }) {
  const good = checks.filter(({ state }) => state === "good");
  const others = checks
    .filter(({ state }) => state !== "good")
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <>
      {others.length > 0 && <List of={checksOf("checks that ask for something")} items={others} />}
      <details>
        <summary>{counted(good.length, "check")} passed</summary>
        <List of={checksOf("checks that are good")} items={good} />
      </details>
    </>
  );
}
