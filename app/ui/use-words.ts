import { useRouteLoaderData } from "react-router";
import type { Words } from "#domain/profile/words.ts";

/** Where the root's data did not arrive, the pages say nothing of their own. */
export const unknownWords: Words = {
  about: { tools: "", experience: "" },
  portfolio: { lead: "" },
  art: { lead: "", aside: "", emptyMedium: "" },
  blog: { description: "" },
  notes: { lead: "" },
  subscribe: { title: "", lead: "", description: "", often: "" },
  notFound: "",
};

/** What the pages say in the creator's own voice, as the root loader read it. */
export function useWords(): Words {
  const root = useRouteLoaderData("root") as { words: Words } | undefined;
  return root?.words ?? unknownWords;
}
