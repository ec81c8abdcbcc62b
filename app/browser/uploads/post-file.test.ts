import { describe, expect, it } from "vitest";
import { readAnswer } from "./post-file.ts";

interface Body {
  id?: string;
  error?: { code: string; message: string };
}

const answerTo = (status: number, text: string) =>
  readAnswer(status, text, (json) => {
    const { id, error } = json as Body;
    return { id, reason: error?.message, isTooLarge: error?.code === "too_large" };
  });

describe("the answer to an upload", () => {
  it("is an arrival where the file's id comes back", () => {
    expect(answerTo(201, '{"id":"abc"}')).toEqual({ answer: "arrived", id: "abc" });
  });

  it("is a refusal with the server's words where sending it again changes nothing", () => {
    expect(answerTo(415, '{"error":{"code":"type","message":"This is a PDF document."}}')).toEqual({
      answer: "refused",
      reason: "This is a PDF document.",
      isTooLarge: false,
    });
    expect(answerTo(413, '{"error":{"code":"too_large","message":"Larger than 10 MB."}}')).toMatchObject({
      answer: "refused",
      isTooLarge: true,
    });
  });

  it.each([403, 408, 409, 429, 500, 503])("may be tried again after a %i", (status) => {
    expect(answerTo(status, '{"error":{"code":"x","message":"Later."}}')).toEqual({
      answer: "failed",
      reason: "Later.",
    });
  });

  it("asks for a new login after a 401", () => {
    expect(answerTo(401, "{}")).toEqual({ answer: "sessionEnded" });
  });

  it.each([
    [502, "<h1>Bad gateway</h1>"],
    [200, "<h1>Log in to this wireless network</h1>"],
    [200, "null"],
  ])("survives a %i that is not the site's own", (status, text) => {
    expect(answerTo(status, text)).toMatchObject({ answer: "failed" });
  });
});
