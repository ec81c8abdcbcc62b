import { expect, it } from "vitest";
import { readSources } from "../sources.ts";

const sources = Object.entries(
  readSources("{app,packages,studio/pages,studio/pieces,studio/series}/**/*.{ts,tsx}"),
);
const filesWith = (pattern: RegExp, without?: string) =>
  sources
    .filter(([, source]) => pattern.test(source) && !(without && source.includes(without)))
    .map(([file]) => file);

it("no page accepts messages from any origin", () => {
  // These hear channels of this origin alone, and the pages that a service worker serves.
  const ofWorkers = ["notes-outbox/outbox.ts", "notes-outbox/worker.ts", "offline.ts"].map(
    (file) => `app/browser/${file}`,
  );
  // A broadcast channel, which other origins do not reach.
  const channel = "packages/openid/browser/events.ts";
  const asking = ["log-in-silently.ts", "popup-login.ts"].map((file) => `packages/openid/browser/${file}`);
  expect(filesWith(/addEventListener\(\s*"message"|\.onmessage\b/)).toEqual([
    ...ofWorkers,
    channel,
    ...asking,
  ]);
  expect(filesWith(/addEventListener\(\s*"message"/, "ownMessage")).toEqual([...ofWorkers, channel]);
});

it("no page posts messages to any origin", () => {
  expect(filesWith(/postMessage\(/).length).toBeGreaterThan(2);
  expect(filesWith(/postMessage\([^;]*["'`]\*["'`]/s)).toEqual([]);
});
