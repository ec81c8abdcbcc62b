import type { Found, FoundKind, FoundSection } from "#domain/finding/found.ts";
import { stateWords as subscriberWords } from "#domain/subscribers/subscriber-states.ts";

export const sectionWords: Record<FoundSection, string> = {
  texts: "Texts",
  works: "Works",
  pictures: "Pictures",
  people: "People",
  tags: "Tags, series and topics",
};

const kindWords: Record<FoundKind, string> = {
  post: "Post",
  page: "Page",
  letter: "Letter",
  welcome: "Welcome letter",
  note: "Note",
  artwork: "Artwork",
  project: "Project",
  zine: "Zine",
  picture: "Picture",
  video: "Film",
  audio: "Sound",
  subscriber: "Person",
  tag: "Tag",
  series: "Series",
  topic: "Topic",
};

const stateWords: Record<string, string> = {
  ...subscriberWords,
  failed: "could not be published",
  holding: "being sent",
  sending: "being sent",
};

/** What a result is, and in which state: “Post, draft”. */
export function factOf({ kind, state }: Pick<Found, "kind" | "state">): string {
  const words = (stateWords[state] ?? state).toLowerCase();
  return words ? `${kindWords[kind]}, ${words}` : kindWords[kind];
}
