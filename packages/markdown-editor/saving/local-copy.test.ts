import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropCopy, editorOf, findAllCopies, findCopies, keepCopy, placeOf } from "./local-copy.ts";
import { findOpenEditors, whenClosed } from "./open-editors.ts";

/** As a browser's local storage: its keys are its own properties. */
const storage = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};

let kept: Record<string, string> = {};
beforeEach(() => {
  kept = Object.create(storage);
  vi.stubGlobal("localStorage", kept);
});
afterEach(() => vi.unstubAllGlobals());

const copyOf = (content: string, keptAt = 1) => ({ values: { content }, sent: false, keptAt });

describe("copies on this device", () => {
  it("are found by their text, newest first, and in one place for each editor", () => {
    keepCopy(placeOf("draft:d1", "one"), copyOf("Green."));
    keepCopy(placeOf("draft:d1", "two"), copyOf("Greener.", 2));
    keepCopy(placeOf("draft:d2", "one"), copyOf("Blue."));
    expect(findCopies("draft:d1").map(({ place, values }) => [editorOf(place), values.content])).toEqual([
      ["two", "Greener."],
      ["one", "Green."],
    ]);
    expect(findAllCopies()).toHaveLength(3);
  });

  it("are found under the former name, and dropped there", () => {
    kept["toadstool-unsaved:draft:d1#old"] = JSON.stringify(copyOf("Left by an earlier version."));
    keepCopy(placeOf("draft:d1", "new"), copyOf("Green.", 2));
    const [, former] = findCopies("draft:d1");
    expect(former).toEqual({
      ...copyOf("Left by an earlier version."),
      place: "toadstool-unsaved:draft:d1#old",
      text: "draft:d1",
    });
    expect(editorOf(former?.place ?? "")).toBe("old");
    dropCopy(former?.place ?? "");
    expect(Object.keys(kept)).toEqual(["site-unsaved:draft:d1#new"]);
  });

  it("are not what else is kept in this browser, nor what cannot be read", () => {
    kept["theme"] = "ink";
    kept["another-unsaved:draft:d1#one"] = JSON.stringify(copyOf("Not ours."));
    kept["site-unsaved:draft:d1"] = JSON.stringify(copyOf("Without an editor."));
    kept["site-unsaved:draft:d1#one"] = "{";
    expect(findAllCopies()).toEqual([]);
  });

  it("are kept where there is space alone", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(keepCopy(placeOf("draft:d1", "one"), copyOf("Green."))).toBe(false);
    expect(findAllCopies()).toEqual([]);
  });
});

describe("open editors", () => {
  it("are those of windows that run an earlier version too", async () => {
    const held = ["site-editor:one", "toadstool-editor:two", "site-silent-login", "toadstool-other:three"];
    vi.stubGlobal("navigator", { locks: { query: async () => ({ held: held.map((name) => ({ name })) }) } });
    expect(await findOpenEditors()).toEqual(new Set(["one", "two"]));
  });

  it("have closed once neither name is held", async () => {
    const free: Record<string, () => void> = {};
    // oxlint-disable-next-line promise/avoid-new -- a lock that is granted when the test says so
    const request = (name: string) => new Promise<void>((done) => (free[name] = done));
    vi.stubGlobal("navigator", { locks: { request } });
    const tell = vi.fn<() => void>();
    whenClosed("one", new AbortController().signal, tell);
    free["site-editor:one"]?.();
    await Promise.resolve();
    expect(tell).not.toHaveBeenCalled();
    free["toadstool-editor:one"]?.();
    await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  });
});
