import { isAddressCell } from "./address-cell.ts";
import type { CsvRecord } from "./records.ts";
import { plain, type Statement, statementIn, wordSet } from "@toadstool/moving-in/states";

export interface Columns {
  /** Where the addresses are. */
  email: number;
  /** What says who of its people reads. */
  says: Statement;
  /** The column with the subscriber's tags, if there is one. */
  tags: number | null;
  /** The column with their language, if there is one. */
  language: number | null;
  /** The heading above the addresses; null where the first line is already a reader. */
  header: string | null;
}

/** Where the addresses are in these records, the file's first; null where none is found. */
export function findColumns(records: CsvRecord[], fileName: string): Columns | null {
  const whole = records.filter(({ isBroken }) => !isBroken);
  const [first, ...others] = whole;
  if (!first) return null;
  const width = Math.max(...whole.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    isNamed: emailNames.has(plain(first.cells[index] ?? "")),
    addresses: whole.filter(({ cells }) => isAddressCell(cells[index] ?? "")).length,
  }));
  // A column of that name which holds none is perhaps of streets and towns.
  const [best] = columns.toSorted(
    (one, other) =>
      Number(other.isNamed && other.addresses > 0) - Number(one.isNamed && one.addresses > 0) ||
      other.addresses - one.addresses ||
      Number(other.isNamed) - Number(one.isNamed),
  );
  if (!best || (best.addresses === 0 && !best.isNamed && width > 1)) return null;
  const top = first.cells[best.index] ?? "";
  const isHeader = best.isNamed || (!top.includes("@") && others.length > 0 && best.addresses > 0);
  const columnOf = (names: Set<string>) => {
    const index = isHeader ? first.cells.findIndex((cell) => names.has(plain(cell))) : -1;
    return index < 0 ? null : index;
  };
  return {
    email: best.index,
    says: statementIn(
      columns.map(({ index }) => (isHeader && index !== best.index ? (first.cells[index] ?? "") : "")),
      fileName,
    ),
    tags: columnOf(tagNames),
    language: columnOf(languageNames),
    header: isHeader ? top.trim() : null,
  };
}

const emailNames = wordSet(
  `email, e-mail, mail, email address, e-mail address, mail address, address, subscriber email, primary email,
  e-mail 1 - value, email 1, e-mail-adresse, emailadresse, mailadresse, mail-adresse, adresse, elektronische post,
  adresse e-mail, adresse mail, courriel, adresse électronique, mél, correo, correo electrónico,
  dirección de correo, dirección de correo electrónico, indirizzo e-mail, indirizzo mail, posta elettronica,
  endereço de e-mail, correio eletrónico, e-mailadres, emailadres, e-post, epost, e-postadress, e-postadresse,
  sähköposti, sähköpostiosoite, adres e-mail, adres email, poczta, e-mailová adresa, e-mail cím, e-posta, eposta,
  email adresi, tölvupóstur, почта, электронная почта, адрес электронной почты, имейл, メール, メールアドレス,
  邮箱, 电子邮件, 电子邮箱, 電子郵件, 이메일`,
);

const tagNames = wordSet("tags, tag, labels, label, groups, segments, étiquettes, schlagwörter, etiquetas");

const languageNames = wordSet("language, lang, locale, sprache, langue, idioma, lingua, taal");
