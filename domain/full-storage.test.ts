import { expect, it } from "vitest";
import { refuseFullStorage } from "./full-storage.ts";

const caused = (message: string) =>
  new Error("Failed query: insert into posts", {
    cause: new Error("D1_ERROR", { cause: new Error(message) }),
  });

it.each([
  "D1_ERROR: database or disk is full: SQLITE_FULL",
  "D1_ERROR: Exceeded maximum DB size",
  "put: No space left on device (os error 28)",
  "The storage gave no answer within 15 seconds.",
])("knows a full store by %s, however deep it is", (message) => {
  expect(refuseFullStorage(new Error(message))).toMatchObject({ refused: "full", code: "storage_full" });
  expect(refuseFullStorage(caused(message))).toMatchObject({ code: "storage_full" });
});

it.each([
  new Error("D1_ERROR: UNIQUE constraint failed: SQLITE_CONSTRAINT"),
  caused("internal error; reference = 51pceqdaodho520sun1u7dtj"),
  caused("Internal error in D1 DB storage caused object to be reset."),
  "SQLITE_FULL",
  null,
])("takes no other error for one: %s", (error) => expect(refuseFullStorage(error)).toBeNull());
