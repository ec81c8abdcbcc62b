import { readListPart } from "#domain/subscribers/csv/list-part.ts";
import { planList } from "#domain/subscribers/csv/list-plan.ts";
import { expect, it } from "vitest";
import { membersCsv, subscribersCsv } from "./site-lists.ts";

const emails = [
  "ada@a.example",
  "+q@a.example",
  "'+q@a.example",
  "''=q@a.example",
  "-q@a.example",
  "=1@a.example",
];
const rows = {
  subscribers: emails.map((email, id) => ({ id, email, state: "confirmed", created_at: 0 })),
  subscriber_tags: [{ subscriber_id: 0, name: "+1" }],
};

it("addresses come to Ghost as they are, which takes nothing off a cell", () => {
  const [, ...members] = membersCsv(rows).trimEnd().split("\r\n");
  expect(members.map((line) => line.split(",")[0])).toEqual(emails);
  expect(members[0]).toBe("ada@a.example,,,true,+1,1970-01-01T00:00:00.000Z");
});

it("addresses come back to this site as they are, although no spreadsheet takes one for a formula", () => {
  const bytes = new TextEncoder().encode(subscribersCsv(rows));
  const plan = planList(bytes, { isUtf8: true, isWhole: true, fileName: "subscribers.csv" });
  if (plan instanceof Error) throw plan;
  const { rows: read } = readListPart(plan, bytes, {
    at: plan.start,
    line: plan.line,
    isLast: true,
    most: 100,
  });
  expect(read.map(({ email }) => email)).toEqual(emails);
  expect(subscribersCsv(rows)).not.toMatch(/^[+=-]/m);
});
