import type * as v from "valibot";
import type { Owner } from "#domain/identity/owner.ts";
import type { ProgramScope } from "#domain/identity/programs/program.ts";
import type { Services } from "#domain/services.ts";

/** What a tool is given besides its input. */
export interface Caller {
  services: Services;
  owner: Owner;
}

/** Something that a program may do for the owner: a function of `domain/` with words for the model that chooses it. */
export interface Tool {
  name: string;
  scope: ProgramScope;
  title: string;
  description: string;
  input: v.GenericSchema;
  /** It changes something: it is listed at /admin/security. */
  writes: boolean;
  /** Readers see nothing of what it changes. */
  isUnseen?: true;
  /** Of the parsed input: a value, null where there is nothing, or a refusal. */
  run(caller: Caller, input: never): Promise<unknown>;
}

/** Declares a tool that reads. */
export const reading = <Schema extends v.GenericSchema>(
  declared: Words<Schema> & { scope?: ProgramScope },
): Tool => ({ scope: "read", ...declared, writes: false });

/** Declares a tool that changes something. */
export const writing = <Schema extends v.GenericSchema>(
  declared: Words<Schema> & { scope: ProgramScope },
): Tool => ({ ...declared, writes: true });

interface Words<Schema extends v.GenericSchema> extends Pick<
  Tool,
  "name" | "title" | "description" | "isUnseen"
> {
  input: Schema;
  run(caller: Caller, input: v.InferOutput<Schema>): Promise<unknown>;
}
