import type { Remarks } from "../remarks.ts";
import type { Variables } from "./variables.ts";

/** What the forms of a generator need to be opened. */
export interface Folder {
  remarks: Remarks;
  /** Where texts were on the site, by their paths in the archive; those in its own language first. */
  texts: ReadonlyMap<string, string>;
  variables: Variables;
}
