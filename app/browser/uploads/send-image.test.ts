import { describe, expect, it } from "vitest";
import { readAnswer } from "./send-image.ts";

describe("the answer to an upload", () => {
  it("is an arrival where the file's id comes back", () => {
    expect(readAnswer(201, '{"data":{"id":"abc"}}')).toEqual({ answer: "arrived", id: "abc" });
  });

  it("is a refusal with the server's words where sending it again changes nothing", () => {
    expect(readAnswer(415, '{"error":{"code":"image_type","message":"This is a PDF document."}}')).toEqual({
      answer: "refused",
      reason: "This is a PDF document.",
      isTooLarge: false,
    });
    for (const code of ["image_too_large", "image_too_many_pixels"])
      expect(readAnswer(413, `{"error":{"code":"${code}","message":"Larger than 10 MB."}}`)).toMatchObject({
        answer: "refused",
        isTooLarge: true,
      });
  });

  it("names the file that was uploaded before", () => {
    const same = { id: "abc", name: "A toad" };
    const body = { data: { current: same }, error: { code: "image_same", message: "It is there." } };
    expect(readAnswer(409, JSON.stringify(body))).toMatchObject({ answer: "refused", same });
  });

  it.each([403, 408, 409, 429, 500, 503])("may be tried again after a %i", (status) => {
    expect(readAnswer(status, '{"error":{"code":"x","message":"Later."}}')).toEqual({
      answer: "failed",
      reason: "Later.",
    });
  });

  it("asks for a new login after a 401", () => {
    expect(readAnswer(401, "{}")).toEqual({ answer: "sessionEnded" });
  });

  it.each([
    [502, "<h1>Bad gateway</h1>"],
    [200, "<h1>Log in to this wireless network</h1>"],
    [200, "null"],
  ])("survives a %i that is not the site's own", (status, text) => {
    expect(readAnswer(status, text)).toMatchObject({ answer: "failed" });
  });
});
