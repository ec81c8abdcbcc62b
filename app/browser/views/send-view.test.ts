import { afterEach, expect, it, vi } from "vitest";
import { firstView, sendView } from "./send-view.ts";

const address = "/api/analytics/view";

/** A browser at a document whose view counts as `viewed`: what it sends, and the listeners that the head has added. */
function opened(viewed: string | undefined, about: object = {}, referrer = "https://news.example/item") {
  const sent: unknown[] = [];
  const heard = new Map<string, (event: object) => void>();
  const hear = (name: string, listener: (event: object) => void) => heard.set(name, listener);
  const sendBeacon = (to: string, body: string) => sent.push([to, JSON.parse(body)]);
  vi.stubGlobal("Blob", function Blob([text]: [string]) {
    return Object(text) as object;
  });
  vi.stubGlobal("navigator", { sendBeacon, ...about });
  vi.stubGlobal("document", {
    referrer,
    addEventListener: hear,
    documentElement: { dataset: { viewed } },
    ...about,
  });
  // oxlint-disable-next-line no-new-func -- the head of each document runs this text
  new Function(firstView)();
  return { sent, happens: (name: string, event: object = {}) => heard.get(name)?.(event) };
}

afterEach(() => vi.unstubAllGlobals());

it("is sent as the head of the document is read, with where the reader came from", () => {
  expect(opened("/blog").sent).toEqual([[address, { path: "/blog", referrer: "https://news.example/item" }]]);
  const long = `https://toad.example/${"a".repeat(9000)}`;
  expect(opened("/blog", {}, long).sent).toEqual([
    [address, { path: "/blog", referrer: long.slice(0, 2000) }],
  ]);
});

it("is not sent of a broken page, or for readers who do not want to be tracked", () => {
  expect(opened(undefined).sent).toEqual([]);
  for (const unwanted of [{ doNotTrack: "1" }, { globalPrivacyControl: true }]) {
    const { sent } = opened("/blog", unwanted);
    sendView("/art");
    expect(sent).toEqual([]);
  }
});

it("is sent of a page that was rendered in advance once it is shown", () => {
  const { sent, happens } = opened("/blog", { prerendering: true });
  expect(sent).toEqual([]);
  happens("prerenderingchange");
  expect(sent).toHaveLength(1);
});

it("has no referrer of a later page of the same document", () => {
  const { sent } = opened("/blog");
  sendView("/art");
  expect(sent[1]).toEqual([address, { path: "/art", referrer: "" }]);
});
