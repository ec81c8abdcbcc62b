/** What can wait for the owner, the most urgent first. */
export type NeedKind =
  | "text"
  | "letter"
  | "digest"
  | "quota"
  | "queue"
  | "webhook"
  | "page"
  | "link"
  | "alt"
  | "backup"
  | "mail";

export interface Need {
  kind: NeedKind;
  /** How many of them wait, up to `mostCounted`; of an allowance, how much of it is used today. */
  count: number;
  /** Of a text, a letter or a page. */
  id?: string;
  title?: string;
  /** Of a text. */
  of?: "post" | "page";
}

/** What is more than this is not counted to its end. */
export const mostCounted = 100;
