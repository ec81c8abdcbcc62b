import type { ComponentProps } from "react";
import type { Notice } from "#app/notice.ts";
import type { Refused } from "#domain/outcome.ts";
import { Entries } from "./entries.tsx";
import { FactsFrame } from "./facts-frame.tsx";
import type { findEntries } from "./find-entries.server.ts";

type Frame = ComponentProps<typeof FactsFrame>;

interface ListFrameProps extends Pick<ComponentProps<typeof Entries>, "list" | "proposed" | "empty"> {
  page: string;
  file: string;
  parts: Frame["parts"];
  loaderData: Awaited<ReturnType<typeof findEntries>>;
  actionData: { notice: Notice } | { refusal: Refused; typed: Record<string, string> } | undefined;
}

/** The page of a list of facts. */
export function ListFrame({ page, file, parts, loaderData, actionData, ...given }: ListFrameProps) {
  const { entries, open, isFile, isPutAside, version } = loaderData;
  const notice = actionData && "notice" in actionData ? actionData.notice : undefined;
  const { refusal, typed } = actionData && "refusal" in actionData ? actionData : {};
  return (
    <FactsFrame
      {...{ page, file, parts, isFile, isPutAside, version, notice, refusal }}
      title={given.list.title}
      intro={given.list.intro}
    >
      <Entries {...given} {...{ page, version, entries, open, typed }} issues={refusal?.issues} />
    </FactsFrame>
  );
}
