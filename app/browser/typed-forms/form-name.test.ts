import { expect, it } from "vitest";
import { formName } from "./form-name.ts";

const site = "https://toadstool.test";
const form = (intent: string, hidden: Record<string, string> = {}) => ({
  elements: [
    ...Object.entries(hidden).map(([name, value]) => ({ type: "hidden", name, value })),
    { type: "text", name: "name", value: "typed" },
    { type: "submit", name: "intent", value: intent },
  ],
});

it("keeps the forms of a page apart, and finds each again after it was saved", () => {
  const page = `${site}/admin/email/topics`;
  const names = [
    formName(form("add"), page),
    formName(form("rename", { id: "one", before: "Prints" }), page),
    formName(form("rename", { id: "two" }), page),
    formName(form("add"), `${site}/admin/email/digest`),
  ];
  expect(new Set(names).size).toBe(4);
  expect(formName(form("rename", { id: "one", before: "Zines", version: "7" }), page)).toBe(names[1]);
  expect(formName(form("add"), `${page}?done=saved&saved=3`)).toBe(names[0]);
  expect(formName(form("save"), `${site}/admin/profile/jobs?entry=2`)).not.toBe(
    formName(form("save"), `${site}/admin/profile/jobs?entry=3`),
  );
});
