// In workerd, whose own text encoding the rule needs.
import "cloudflare:workers";
import Papa from "papaparse";
import { describe, expect, it, vi } from "vitest";
import { readAddress } from "./address-cell.ts";
import { ListFault } from "./list-fault.ts";
import { readListPart } from "./list-part.ts";
import { planList } from "./list-plan.ts";
import { csvLine } from "./write-csv.ts";

function planOf(text: string) {
  const plan = planList(new TextEncoder().encode(text), {
    isUtf8: true,
    isWhole: true,
    fileName: "list.csv",
  });
  if (plan instanceof ListFault) throw plan;
  return plan;
}

/** The rows of a small list as `line address` or `line: what is wrong`. */
function read(text: string) {
  const plan = planOf(text);
  const body = text.replace(/^\ufeff/, "").replace(/^sep=.\r?\n/, "");
  const line = body.length < text.length && text.startsWith("sep=") ? 2 : 1;
  const place = { at: plan.start, line, isLast: true, most: 1000 };
  const { rows } = readListPart(plan, new TextEncoder().encode(body), place);
  return rows.map((row) => (row.trouble ? `${row.line}: ${row.trouble}` : `${row.line} ${row.email}`));
}

describe("the form of a list", () => {
  it.each([
    [",", "name,email\nAda,ada@a.example\n"],
    [";", "name;email\nLovelace, Ada;ada@a.example\n"],
    ["\t", "name\temail\nAda\tada@a.example\n"],
    ["|", "name|email\nAda|ada@a.example\n"],
  ])("is found out: separated by %j", (separator, text) => {
    expect(planOf(text)).toMatchObject({ separator, email: 1, header: "email" });
    expect(read(text)).toEqual(["2 ada@a.example"]);
  });

  it.each([
    "Email",
    "E-MAIL ",
    "mail",
    "Email Address",
    "E-Mail-Adresse",
    "Adresse électronique",
    "Correo electrónico",
    "Sähköposti",
    "メールアドレス",
    "Электронная почта",
    "E-mail 1 - Value",
  ])("is known by the heading %j, even where no address below it is whole", (heading) => {
    expect(planOf(`name,${heading}\nAda,ada at a.example\n`)).toMatchObject({
      email: 1,
      header: heading.trim(),
    });
  });

  it("is found by its addresses where a heading means streets, or is unclear or missing", () => {
    expect(planOf("Address,Contact\nMarsh Lane 7,ada@a.example\n")).toMatchObject({
      email: 1,
      header: "Contact",
    });
    expect(planOf("Ada,ada@a.example\nBen,ben@b.example")).toMatchObject({ email: 1, header: null });
    expect(planOf("ada@a.example")).toMatchObject({ email: 0, header: null });
  });

  it("takes the first of two columns of addresses that is called e-mail", () => {
    const text = "recommended by,email\nben@b.example,ada@a.example\nben@b.example,cleo@c.example\n";
    expect(read(text)).toEqual(["2 ada@a.example", "3 cleo@c.example"]);
  });

  it("follows a spreadsheet's own line about the separator", () => {
    expect(read("sep=;\r\nemail;name\r\nada@a.example;A, B\r\n")).toEqual(["3 ada@a.example"]);
  });

  it("reads line ends of every system", () => {
    expect(read("ada@a.example\r\nben@b.example\r\n")).toEqual(["1 ada@a.example", "2 ben@b.example"]);
    expect(read("ada@a.example\rben@b.example\r")).toEqual(["1 ada@a.example", "2 ben@b.example"]);
    expect(read("\n\nada@a.example\n\n\nben@b.example")).toEqual(["3 ada@a.example", "6 ben@b.example"]);
  });

  it("has a row for each line where not one holds an address", () => {
    expect(read("nothing\nof the kind\n")).toEqual([
      "1: That is not an email address.",
      "2: That is not an email address.",
    ]);
  });
});

describe("quotation marks", () => {
  it("hold separators, line breaks and themselves", () => {
    const text =
      'name,email\n"Lovelace, Ada",ada@a.example\n"Two\nlines",ben@b.example\n"The ""toad""","cleo@c.example"\n';
    expect(read(text)).toEqual(["2 ada@a.example", "3 ben@b.example", "5 cleo@c.example"]);
  });

  it("that do not match cost their own line and no other", () => {
    const text =
      'name,email\n"Ada,ada@a.example\nBen,ben@b.example\n"Cleo" Pond,cleo@c.example\nDan,dan@d.example\n';
    expect(read(text)).toEqual([
      "2: The quotation marks in this line do not match up.",
      "3 ben@b.example",
      "4: The quotation marks in this line do not match up.",
      "5 dan@d.example",
    ]);
  });

  it("that open and never close take no further lines with them", () => {
    const rest = Array.from({ length: 100 }, (_, index) => `Reader,r${index}@a.example`).join("\n");
    const rows = read(`name,email\nAda,ada@a.example\n"Ben,ben@b.example\n${rest}`);
    expect(rows.length).toBe(102);
    expect(rows.filter((row) => row.includes(":"))).toEqual([
      "3: The quotation marks in this line do not match up.",
    ]);
  });
});

describe("a cell", () => {
  it.each([
    ["  Ada@a.example\u00a0", "Ada@a.example"],
    ["\u200bada@a.example", "ada@a.example"],
    ["Ada Lovelace <ada@a.example>", "ada@a.example"],
    ["mailto:ada@a.example", "ada@a.example"],
    ["'ada@a.example'", "ada@a.example"],
    ["'+ada@a.example", "+ada@a.example"],
    ["o'hara@a.example", "o'hara@a.example"],
  ])("%j holds %s", (cell, email) => {
    expect(readAddress(cell)).toEqual({ email });
  });

  it.each([
    ["", "There is no address in this row."],
    ['=HYPERLINK("mailto:a@b.example")', "That is a formula, not an address."],
    ["+1 234", "That is a formula, not an address."],
    ["a@a.example, b@b.example", "There is more than one address. Give each its own row."],
    ["Ada", "That is not an email address."],
  ])("%j holds none: %s", (cell, trouble) => {
    expect(readAddress(cell)).toEqual({ trouble });
  });

  it("says what is wrong with an address that is nearly valid", () => {
    expect(readAddress("ada@pond")).toMatchObject({
      trouble: expect.stringContaining("does not look like an email address"),
    });
    expect(readAddress(`${"a".repeat(250)}@a.example`)).toMatchObject({
      trouble: expect.stringContaining("too long"),
    });
  });
});

it("comes back from a file of our own as it was, whatever a spreadsheet would make of it", () => {
  const emails = [
    "+q@a.example",
    "'+q@a.example",
    "''=q@a.example",
    "-q@a.example",
    "'q@a.example",
    "=1@a.example",
  ];
  const tags = ["+1, riso", "'-2", "plain", "@home", "", "'quoted'"];
  const text = [["email", "tags"], ...emails.map((email, index) => [email, tags[index] ?? ""])]
    .map((cells) => csvLine(cells))
    .join("");
  const plan = planOf(text);
  const place = { at: plan.start, line: 1, isLast: true, most: 1000 };
  const { rows } = readListPart(plan, new TextEncoder().encode(text), place);
  expect(rows.map(({ email }) => email)).toEqual(emails);
  expect(rows.map((row) => row.tags)).toEqual(tags);
});

describe("a list of nothing but broken lines", () => {
  it.each(['"a\n', 'a"b,"c"d\n', '""",\n'])(
    "is parsed a few times over, not once for each line: %j",
    (row) => {
      const text = `email,name\nada@a.example,Ada\n${row.repeat(2000)}`;
      let parsed = 0;
      const { Parser } = Papa;
      const spy = vi.spyOn(Papa, "Parser").mockImplementation(function counting(config) {
        const parser = new Parser(config);
        const parse = parser.parse.bind(parser);
        parser.parse = (given, ...rest) => {
          parsed += given.length;
          return parse(given, ...rest);
        };
        return parser;
      });
      read(text);
      spy.mockRestore();
      expect(parsed).toBeLessThan(200 * text.length);
    },
  );
});
