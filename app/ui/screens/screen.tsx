import type { ComponentProps } from "react";
import { LateSheets } from "../late-sheets.tsx";

/** What takes the place of a page. Its styles come late, as those of no page do: they are asked for before it. */
export function Screen(props: ComponentProps<"main">) {
  return (
    <>
      <LateSheets />
      <main {...props} />
    </>
  );
}
