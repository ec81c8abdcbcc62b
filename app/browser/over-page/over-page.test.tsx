import { renderToStaticMarkup } from "react-dom/server";
import { Link, MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useOverDialog } from "./use-over-dialog.ts";
import { useOverPage } from "./use-over-page.ts";
import { turnByKey } from "./use-over-dialog.ts";

function Opened() {
  const way = useOverPage("toad", { to: "/wall" }, () => null);
  const dialog = useOverDialog(way, { keepsKeys: "input", takeKey: () => false });
  return (
    <dialog {...dialog}>
      <Link {...way.closing}>Close</Link>
    </dialog>
  );
}

it("is open in the served document, with a link that closes it", () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Opened />
    </MemoryRouter>,
  );
  expect(markup).toBe(
    '<dialog open="" tabindex="-1"><a href="/wall" data-discover="true">Close</a></dialog>',
  );
});

describe("a key", () => {
  const press = (key: string, about: object = {}, takeKey = false, isKept = false) => {
    const way = { toPrevious: vi.fn<() => void>(), toNext: vi.fn<() => void>() };
    const preventDefault = vi.fn<() => void>();
    const event = { key, preventDefault, target: { closest: () => (isKept ? {} : null) }, ...about };
    turnByKey(event as never, way, { keepsKeys: "input", takeKey: () => takeKey });
    return [way.toPrevious, way.toNext, preventDefault].map((called) => called.mock.calls.length);
  };

  const run = (direction: string) => vi.stubGlobal("getComputedStyle", () => ({ direction }));
  beforeEach(() => void run("ltr"));
  afterEach(() => void vi.unstubAllGlobals());

  it("turns to what is beside", () => {
    expect([press("ArrowLeft"), press("ArrowRight"), press("a")]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
    ]);
  });

  it("leads on to the left where text runs from right to left", () => {
    run("rtl");
    expect([press("ArrowLeft"), press("ArrowRight")]).toEqual([
      [0, 1, 0],
      [1, 0, 0],
    ]);
  });

  it("is first the picture's own, and never that of a field or a shortcut", () => {
    expect(press("ArrowLeft", {}, true)).toEqual([0, 0, 1]);
    expect(press("ArrowLeft", {}, true, true)).toEqual([0, 0, 0]);
    for (const held of ["altKey", "ctrlKey", "metaKey", "defaultPrevented"])
      expect(press("ArrowLeft", { [held]: true })).toEqual([0, 0, 0]);
  });
});
