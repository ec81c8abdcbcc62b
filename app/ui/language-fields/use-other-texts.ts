import { useState } from "react";
import { answerOf, api } from "#app/browser/api.ts";
import type { WorkKind } from "#domain/works/work.ts";

export type TextKind = "post" | "page" | "note" | WorkKind;

interface OtherText {
  /** Its slug, or else its id. */
  name: string;
  title: string;
}

/** The last texts of a kind, once they are asked for. */
export function useOtherTexts(kind: TextKind): { texts: OtherText[]; ask: () => void } {
  const [texts, setTexts] = useState<OtherText[]>([]);
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    if (isAsked) return;
    setAsked(true);
    void find(kind).then(setTexts);
  };
  return { texts, ask };
}

async function find(kind: TextKind): Promise<OtherText[]> {
  if (kind === "post") {
    const [posts, drafts] = await Promise.all([
      answerOf(api.posts.$get({ query: { limit: "100" } })),
      answerOf(api.drafts.$get({ query: { kind: "post", limit: "100" } })),
    ]);
    return [...named(posts), ...named(drafts)];
  }
  if (kind === "page") return named(await answerOf(api.drafts.$get({ query: { kind, limit: "100" } })));
  if (kind === "note") return named(await answerOf(api.notes.$get({ query: { limit: "100" } })));
  return named(await answerOf(api.works[":kind"].$get({ param: { kind }, query: {} })));
}

function named(answer: { data: { id: string; slug?: string; title: string }[] } | object): OtherText[] {
  if (!("data" in answer)) return [];
  return answer.data.map(({ id, slug, title }) => ({ name: slug || id, title }));
}
