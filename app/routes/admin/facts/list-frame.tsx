import { ButtonLink } from "@toadstool/elements/forms/button";
import type { ComponentProps } from "react";
import type { Option } from "#app/ui/form/fields-of.ts";
import { FormOf, FormPress } from "#app/ui/form/form.tsx";
import { List } from "#app/ui/list/list.tsx";
import type { EntrySummary } from "./entry-list.ts";
import { FactsFrame } from "./facts-frame.tsx";
import type { findEntries } from "./find-entries.server.ts";

interface ListFrameProps extends Pick<ComponentProps<typeof FactsFrame>, "page" | "file"> {
  loaderData: Awaited<ReturnType<typeof findEntries>>;
  /** Addresses that its form proposes. */
  proposed?: readonly Option[];
}

/** The page of a list of facts: its entries in their order, or the form of one of them. */
export function ListFrame({ loaderData, proposed, ...frame }: ListFrameProps) {
  const { list, entries, open, ...edited } = loaderData;
  const { version } = edited;
  const { page } = frame;
  const { one, title, intro, empty } = list;
  return (
    <FactsFrame
      {...frame}
      {...edited}
      title={title}
      intro={intro}
      press={
        open ? <FormPress form="entry" /> : <ButtonLink to={`${page}?entry=new`}>Add a {one}</ButtonLink>
      }
    >
      {open ? (
        <FormOf
          key={open.index}
          id="entry"
          sections={[{ legend: open.index === "new" ? `A new ${one}` : `Edit the ${one}` }]}
          form={open.form}
          words={{ save: `Save ${one}` }}
          action={`${page}?entry=${open.index}`}
          version={version}
          hidden={{ id: open.index }}
          known={proposed && { href: { options: proposed } }}
        >
          <ButtonLink to={page} look="quiet">
            Cancel
          </ButtonLink>
        </FormOf>
      ) : (
        <List<EntrySummary & { index: number }>
          of={{
            one,
            many: title.toLowerCase(),
            home: page,
            facts: ["What it says"],
            row: ({ index, ...entry }) => ({
              id: String(index),
              title: entry.title,
              to: `${page}?entry=${index}`,
              facts: { "What it says": entry.note },
              note: entry.isShown === false && "Hidden from readers",
              fields: { version: String(version) },
              place: entries.length > 1 ? { at: index + 1, of: entries.length } : undefined,
              presses: [
                entry.isShown === true && { words: "Hide", intent: "hide" },
                entry.isShown === false && { words: "Show", intent: "show" },
                {
                  words: "Remove",
                  intent: "remove",
                  asks: "What you wrote in it is removed with it.",
                },
              ],
            }),
            empty: { title: `No ${title.toLowerCase()} yet`, words: empty },
          }}
          items={entries.map((entry, index) => ({ ...entry, index }))}
        />
      )}
    </FactsFrame>
  );
}
