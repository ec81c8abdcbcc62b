import { isAddressCell } from "./address-cell.ts";
import { type Columns, findColumns } from "./columns.ts";
import { decode, type Encoding, encodingOf } from "./encoding.ts";
import { ListFault } from "./list-fault.ts";
import { notAList } from "./not-a-list.ts";
import { type Form, readRecords, type Separator } from "./records.ts";

/** How a file is to be read: found out once, from its beginning. Plain data that can be stored as JSON. */
export interface ListPlan extends Form, Columns {
  encoding: Encoding;
  /** The byte its first record begins at, and that byte's line. */
  start: number;
  line: number;
}

/** Bytes of a file's beginning that its form is found out from. */
export const headLength = 65_536;
const sampleSize = 50;

/**
 * Encoding, separator, line ends and columns of a file. `head`: its first `headLength` bytes, or all of it where `isWhole`;
 * `isUtf8` covers the whole file; the name of a file may say that everyone in it has left.
 */
export function planList(
  head: Uint8Array,
  facts: { isUtf8: boolean; isWhole: boolean; fileName: string },
): ListPlan | ListFault {
  const fault = notAList(head);
  if (fault) return fault;
  const { encoding, start: mark } = encodingOf(head, facts.isUtf8);
  const text = decode(head.subarray(mark), encoding, facts.isWhole);
  // Spreadsheets read their separator from such a first line.
  const declared = /^"?sep=([,;|\t])"?\r?\n/i.exec(text);
  const start = mark + (declared ? declared[0].length * (encoding.startsWith("utf-16") ? 2 : 1) : 0);
  const body = text.slice(declared?.[0].length ?? 0);
  if (!body.trim()) return new ListFault("list_empty", "The file is empty.");
  const newline = body.includes("\n") || !body.includes("\r") ? "\n" : "\r";
  const separators = declared ? [declared[1] as Separator] : ([",", ";", "\t", "|"] as const);
  const samples = separators.map((separator) => sample({ separator, newline }, body, facts.isWhole));
  const [best] = samples.toSorted((one, other) => other.addresses - one.addresses || other.width - one.width);
  const columns = best && findColumns(best.records, facts.fileName);
  if (!best || !columns) return new ListFault("no_address_column", noAddresses);
  return { encoding, start, line: declared ? 2 : 1, newline, separator: best.separator, ...columns };
}

const noAddresses =
  "No column of the file contains email addresses. Name their column “email”, or keep only that column.";

/** The first records as this separator splits them, and how many addresses are in cells of their own. */
function sample(form: Form, text: string, isWhole: boolean) {
  const records = sampleRecords(form, text, isWhole);
  const cells = records.flatMap((record) => record.cells);
  return {
    separator: form.separator,
    records,
    addresses: cells.filter((cell) => isAddressCell(cell)).length,
    width: records[0]?.cells.length ?? 0,
  };
}

function sampleRecords(form: Form, text: string, isWhole: boolean) {
  try {
    return readRecords(form, { text, line: 1, isLast: isWhole, most: sampleSize }).records;
  } catch (error) {
    if (error instanceof ListFault) return [];
    throw error;
  }
}
