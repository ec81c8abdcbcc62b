import type { FileBook, FilePlaces } from "../files/file-book.ts";
import type { Remarks } from "../remarks.ts";

/** What turning one text into markdown needs and collects. */
export interface Conversion {
  places: FilePlaces;
  book: FileBook;
  remarks: Remarks;
}
