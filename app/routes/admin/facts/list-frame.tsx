import type { ComponentProps, ReactNode } from "react";
import type { Refused } from "#domain/outcome.ts";
import { Entries } from "./entries.tsx";
import { FactsFrame } from "./facts-frame.tsx";
import type { findEntries } from "./find-entries.server.ts";
import type { Done } from "./saving.server.ts";

type Frame = ComponentProps<typeof FactsFrame>;

interface ListFrameProps extends Pick<ComponentProps<typeof Entries>, "list" | "proposed" | "empty"> {
  page: string;
  file: string;
  parts: Frame["parts"];
  loaderData: Awaited<ReturnType<typeof findEntries>>;
  actionData: { done: Done } | { refusal: Refused; typed: Record<string, string> } | undefined;
  /** What comes before the list. */
  children?: ReactNode;
}

/** The page of a list of facts. */
export function ListFrame({ page, file, parts, loaderData, actionData, children, ...given }: ListFrameProps) {
  const { entries, open, isFile, isPutAside, version, done } = loaderData;
  const moved = actionData && "done" in actionData ? actionData.done : null;
  const { refusal, typed } = actionData && "refusal" in actionData ? actionData : {};
  return (
    <FactsFrame
      {...{ page, file, parts, isFile, isPutAside, version, refusal }}
      done={moved ?? done}
      title={given.list.title}
      intro={given.list.intro}
    >
      {children}
      <Entries {...given} {...{ page, version, entries, open, typed }} issues={refusal?.issues} />
    </FactsFrame>
  );
}
