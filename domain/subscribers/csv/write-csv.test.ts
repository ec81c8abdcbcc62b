// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { csvLine, csvStream } from "./write-csv.ts";

describe("a line of CSV", () => {
  it("quotes only text that would break it", () => {
    expect(csvLine(["a@b.example", "", null, 7])).toBe("a@b.example,,,7\r\n");
    expect(csvLine(["one, two", 'the "toad"', "two\r\nlines"])).toBe(
      '"one, two","the ""toad""","two\r\nlines"\r\n',
    );
  });

  it.each(["=1+1", "=1\n2", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])(
    "gives no spreadsheet a formula: %j",
    (text) => {
      expect(csvLine([text])).toMatch(/^"?'/);
    },
  );
});

describe("a file made while it is read", () => {
  it("makes no line before it is requested, and stops when the reader stops", async () => {
    const made: number[] = [];
    let isOver = false;
    async function* lines() {
      try {
        for (let line = 1; line < 100; line++) {
          made.push(line);
          yield `${line}\n`;
        }
      } finally {
        isOver = true;
      }
    }
    const reader = csvStream(lines()).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("1\n");
    expect(made).toEqual([1]);
    await reader.cancel();
    expect(isOver).toBe(true);
  });
});
