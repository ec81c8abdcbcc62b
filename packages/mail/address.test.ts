import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { emailAddress as addressIn, maskEmail, toEmailKey } from "./address.ts";

const words = { missing: "missing", controls: "controls", tooLong: "over 254", invalid: "invalid" };
const emailAddress = addressIn(words);

describe("an e-mail address", () => {
  it.each([
    "reader@pond.example",
    "a.b+news@sub.pond.example",
    "o'brien@xn--frsche-bua.example",
    "X@Y.EXAMPLE",
  ])("may be %s", (email) => expect(v.is(emailAddress, email)).toBe(true));

  it.each([
    ["", "nothing"],
    ["reader", "no @"],
    ["reader@", "no domain"],
    ["@pond.example", "no name"],
    ["a@b@pond.example", "two @"],
    ["reader@pond", "no dot in the domain"],
    ["reader@pond..example", "two dots"],
    ["reader@-pond.example", "a dash at the edge"],
    ["reader@pond.example.", "a dot at the end"],
    ["reader@127.0.0.1", "an address of a machine"],
    [".reader@pond.example", "a dot at the start"],
    ["re ader@pond.example", "a space inside"],
    ["Reader <reader@pond.example>", "a display name"],
    ["reader@pond.example\r\nBcc: all@pond.example", "a line break"],
    ["reader@pond.example\n", "a line break at the end"],
    ["reader\u0000@pond.example", "a control character"],
    ["frösche@teich.example", "letters that mail servers cannot take"],
    ["reader@fröhlicher-teich.example:25", "a port behind a foreign domain"],
    ["reader@１２７.0.0.1", "an address of a machine in wide digits"],
    ["reader@тест", "a foreign domain without a dot"],
    ["reader@pönd.example/%2e%2e", "a path behind a foreign domain"],
    [`reader@${"ö".repeat(64)}.example`, "a label that is too long once it is ASCII"],
    ["re\u200dader@тест.example", "a joiner beside a foreign domain"],
    ["＜reader＠pond.example＞", "wide brackets"],
    ["reader@pond.example\u2028Bcc: all@pond.example", "a line break of Unicode's"],
    [`${"a".repeat(65)}@pond.example`, "a name over 64 characters"],
    [`reader@${"pond.".repeat(58)}example`, "300 characters"],
  ])("may not be %j: %s", (email) => expect(v.is(emailAddress, email)).toBe(false));

  it("says that 300 characters are too many", () => {
    const result = v.safeParse(emailAddress, `${"a".repeat(288)}@pond.example`);
    expect(result.issues?.map((issue) => issue.message).join()).toContain("254");
  });

  it("loses the spaces around it and keeps its capitals, which do not make another address", () => {
    const email = v.parse(emailAddress, "  Reader@Pond.example ");
    expect(email).toBe("Reader@Pond.example");
    expect(toEmailKey(email)).toBe(toEmailKey("reader@pond.example"));
  });

  it.each([
    "reader＠pond.example",
    "reader﹫pond.example",
    "ｒｅａｄｅｒ＠ｐｏｎｄ．ｅｘａｍｐｌｅ",
    "\u200breader@pond\u00ad.example\ufeff",
    "\u202areader@pond.example\u202c",
    "\u2066reader\u2060@pond.example\u2069\u200d",
    "　reader@pond.example\u00a0",
  ])("is understood however it was pasted or typed: %j", (typed) =>
    expect(v.parse(emailAddress, typed)).toBe("reader@pond.example"),
  );

  it.each([
    ["reader@teich-fröhlich.example", "reader@xn--teich-frhlich-pmb.example"],
    ["reader@Пруд.example", "reader@xn--d1avdm.example"],
    ["reader@pond。example", "reader@pond.example"],
  ])("may have a domain in any script: %s is %s to mail servers", (typed, email) => {
    expect(v.parse(emailAddress, typed)).toBe(email);
    expect(v.parse(emailAddress, email)).toBe(email);
  });

  it("is shown masked to the holder of a link", () =>
    expect(maskEmail("moor@pond.example")).toBe("m…@pond.example"));
});
