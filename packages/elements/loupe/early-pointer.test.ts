import { expect, it } from "vitest";
import { earlyPointer } from "./early-pointer.ts";

/** Of one finger: the kind of each event, when it came in milliseconds, and how far the finger was from its first place. */
const trail = (...events: [type: string, at: number, far?: number, id?: number][]) =>
  events.map(([type, timeStamp, far = 0, pointerId = 1]) => {
    const where = { pointerId, isPrimary: true, clientX: 100 + far, clientY: 50 };
    const event = Object.assign(new Event(type), where);
    return Object.defineProperty(event, "timeStamp", { value: timeStamp });
  });

it("finds a press that is on", () => {
  const pointer = earlyPointer(trail(["pointermove", 0], ["pointerdown", 10], ["pointermove", 60, 3]));
  expect(pointer).toMatchObject({ isOn: true, last: { clientX: 103 } });
});

it("finds a hold that was let go, where it was let go", () => {
  const pointer = earlyPointer(
    trail(
      ["pointerdown", 0],
      ["contextmenu", 500],
      ["pointermove", 800, 40],
      ["pointerup", 900, 40],
      ["click", 901],
    ),
  );
  expect(pointer).toMatchObject({ isOn: false, last: { type: "pointerup", clientX: 140 } });
});

it("finds none in a tap, a scroll, a swipe, and without a press", () => {
  expect(earlyPointer(trail(["pointerdown", 0], ["pointerup", 120]))).toBeNull();
  expect(earlyPointer(trail(["pointerdown", 0], ["pointercancel", 500]))).toBeNull();
  expect(earlyPointer(trail(["pointerdown", 0], ["pointermove", 90, 30], ["pointerup", 600, 90]))).toBeNull();
  expect(earlyPointer([...trail(["pointermove", 0]), new Event("scroll")])).toBeNull();
});

it("minds the last press alone, and no other finger", () => {
  const pointer = earlyPointer(
    trail(["pointerdown", 0], ["pointerup", 600], ["pointerdown", 1000], ["pointerup", 1100, 0, 2]),
  );
  expect(pointer).toMatchObject({ isOn: true, down: { timeStamp: 1000 } });
});
