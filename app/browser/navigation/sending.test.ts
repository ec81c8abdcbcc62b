import { beforeEach, expect, it } from "vitest";
import { isNavigating, noteArrival, noteStep, sendingWatch, wasSending } from "./sending.ts";

type Call = (run: () => Promise<void>, about: { formMethod?: string; fetcherKey?: string }) => Promise<void>;

let router: { navigate: Call; fetch: Call };
const ends = async () => undefined;
/** Code that does not arrive, or an answer that is still on its way. */
const neverEnds = () => new Promise<void>(() => undefined);

beforeEach(async () => {
  sendingWatch.router?.({ instrument: (watched: unknown) => (router = watched as typeof router) } as never);
  await router.navigate(ends, {});
});

it("knows that a form is under way, and forgets it when another page is asked for", async () => {
  void router.navigate(neverEnds, { formMethod: "post" });
  expect([wasSending(), isNavigating()]).toEqual([true, true]);
  await router.navigate(ends, {});
  expect([wasSending(), isNavigating()]).toEqual([false, false]);
});

it("still says so after the submission has failed: that is when it is asked", async () => {
  await router.navigate(ends, { formMethod: "POST" });
  expect(wasSending()).toBe(true);
});

it("does not take a search for a submission", () => {
  void router.navigate(neverEnds, { formMethod: "GET" });
  expect([wasSending(), isNavigating()]).toEqual([false, true]);
});

it("remembers a fetcher that sends while another page is asked for", async () => {
  void router.fetch(neverEnds, { fetcherKey: "like", formMethod: "POST" });
  await router.navigate(ends, {});
  expect(wasSending()).toBe(true);
  await router.fetch(ends, { fetcherKey: "like" });
});

it("takes a step of the browser for a navigation until it has arrived", () => {
  noteStep();
  expect(isNavigating()).toBe(true);
  noteArrival();
  expect(isNavigating()).toBe(false);
});
