import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { fixedBytes, isText, tablesOf } from "#db/d1/row-limits.ts";
import * as schema from "#db/schema.ts";
import { type TextSize, textSizes } from "#domain/text-sizes.server.ts";

/** UTF-8 bytes at most. */
function bytesOf(size: TextSize): number {
  // Of a UTF-16 unit come three bytes at most.
  if (typeof size === "number") return size * 3;
  if ("bytes" in size) return size.bytes;
  // JSON writes a control character or half a surrogate pair as six.
  if ("json" in size) return size.json * 6;
  // Case-folding may lengthen a text: no unit becomes more than six bytes (`search.test.ts` looks at each).
  if ("folded" in size) return size.folded * 6;
  // AES-GCM adds 16 bytes, base64url makes four of three; before it, twelve bytes likewise and a dot.
  return Math.ceil(((size.sealed + 16) * 4) / 3) + 17;
}

/** Each table's largest possible row in bytes; the columns of which nothing is known to bound them. */
export function largestRows(): { table: string; bytes: number; unbounded: string[] }[] {
  return tablesOf(schema).map((table) => {
    const { name, columns } = getTableConfig(table);
    const texts = columns.filter(isText).map((column) => ({ column, bytes: boundOf(table, column) }));
    const unbounded = texts.flatMap(({ column, bytes }) => (bytes === undefined ? [column.name] : []));
    const bytes = texts.reduce((sum, { bytes = 0 }) => sum + bytes, columns.length * fixedBytes);
    return { table: name, bytes, unbounded };
  });
}

function boundOf(table: SQLiteTable, column: SQLiteColumn): number | undefined {
  const values = column.enumValues ?? [];
  if (values.length > 0) return Math.max(...values.map((value) => value.length));
  const [name] = Object.entries(schema).find(([, part]) => part === table) ?? [];
  const sizes: Record<string, TextSize | undefined> = textSizes[name as keyof typeof textSizes] ?? {};
  const [property = ""] = Object.entries(table).find(([, own]) => own === column) ?? [];
  const size = sizes[property];
  return size === undefined ? boundOfParent(table, column) : bytesOf(size);
}

/** Of a column that refers to another table: that of the column there. */
function boundOfParent(table: SQLiteTable, column: SQLiteColumn): number | undefined {
  const references = getTableConfig(table).foreignKeys.map((key) => key.reference());
  const found = references.find(({ columns }) => columns[0] === column);
  const [parent] = found?.foreignColumns ?? [];
  return found && parent && boundOf(found.foreignTable, parent);
}
