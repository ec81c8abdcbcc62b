import * as v from "valibot";

/** How a form asks for a field. */
export type Kind =
  | "line"
  | "text"
  | "paragraphs"
  | "list"
  | "number"
  | "check"
  | "choice"
  | "several"
  | "file"
  | "picture"
  | "colour"
  | "date"
  | "moment"
  | "language"
  | "address"
  | "email"
  | "tags"
  | "markdown";

/** What a form must know of a field besides its title, its description and what its type says. */
export type Asked = {
  as?: Kind;
  /** The words of a choice by its values, with what it means; those of "" where it may be left out. */
  options?: Readonly<Record<string, string | { label: string; about: string }>>;
  placeholder?: string;
  /** How much room what belongs in it takes. */
  width?: "short" | "half";
  rows?: number;
  /** The language of what is written in it. */
  lang?: string;
  /** Of a colour: the fields with the grounds that it is read on. */
  against?: readonly string[];
  /** Of a picture: the field with its alt text. */
  alt?: string;
  /** Of a file: the kinds that are taken. */
  accept?: string;
  /** Of a box that is ticked where nothing is said: its value without the tick. */
  unticked?: boolean;
  /** The text that the field shows of its value, and back. */
  text?: { read(text: string): unknown; write(value: never): string };
};

/** Notes in a schema how a form asks for it. A field without a `v.title` is in no form. */
export const asked = <Input>(about: Asked) => v.metadata<Input, Asked>(about);
