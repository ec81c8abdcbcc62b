import { ListFault } from "./list-fault.ts";

const how = "Open it, choose “Save as” or “Export”, and then CSV.";
const anew = "Export the list as a CSV file.";

const kinds: [signature: string | number[], name: string][] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    `That is a workbook of Excel, Numbers or LibreOffice (or a ZIP archive), not a CSV file. ${how}`,
  ],
  [[0xd0, 0xcf, 0x11, 0xe0], `That is a workbook of an old Excel, not a CSV file. ${how}`],
  ["%PDF", "That is a PDF. Export the list as a CSV file."],
  [[0x1f, 0x8b], "The file is compressed. Unpack it and choose the CSV file inside."],
  ["SQLite format", "That is a database. Export the list from it as a CSV file."],
  ["{\\rtf", "That is a text document. Save it as plain text or CSV."],
  ...["<!", "<?", "<html", "<HTML"].map((start): [string, string] => [
    start,
    `That is a web page or XML. ${anew}`,
  ]),
  ...['{"', "{\n", "{\r", "[{", '["', "[\n", "[\r"].map((start): [string, string] => [
    start,
    `That is JSON. ${anew}`,
  ]),
  ["BEGIN:VCARD", "Those are contact cards. Export the contacts as CSV instead."],
];

/** The fault of a file whose first bytes show that it is not a list; it says what to do instead. */
export function notAList(head: Uint8Array): ListFault | null {
  const kind = kinds.find(([signature]) => beginsWith(head, signature));
  if (kind) return new ListFault("no_csv", kind[1]);
  return isBinary(head) ? new ListFault("no_csv", "The file contains no text. Choose a CSV file.") : null;
}

function beginsWith(head: Uint8Array, signature: string | number[]): boolean {
  const codes =
    typeof signature === "string" ? [...signature].map((letter) => letter.charCodeAt(0)) : signature;
  return codes.every((code, index) => head[index] === code);
}

/** Bytes that no text contains. UTF-16 begins with its mark; zeros do not count, for UTF-16 is full of them. */
function isBinary(head: Uint8Array): boolean {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return false;
  return head.subarray(0, 4096).some((byte) => byte > 0 && byte < 9);
}
