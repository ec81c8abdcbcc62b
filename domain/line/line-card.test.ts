import { readPicture } from "@toadstool/media";
import { pngOf } from "@toadstool/media/samples/quarters";
import { expect, it } from "vitest";
import { testServices } from "#testing/services.ts";
import { drawLineCard } from "./line-card.server.ts";
import letters from "../art/card/letters.json" with { type: "json" };
import type { LinePrint } from "./line.server.ts";

const { services } = testServices();

const print = (src: string): LinePrint => ({
  code: "print",
  title: "Print",
  colophon: "2024. Ink",
  alt: "Quarters.",
  page: "/art/print",
  still: { src, srcSet: undefined, avif: undefined, width: 400, height: 300 },
  longSide: 42,
});

function drawing(there: string) {
  const asked: string[] = [];
  const bytesAt = async (path: string) => {
    asked.push(path);
    return path.startsWith(there) ? pngOf(400, 300) : null;
  };
  return { drawing: { pictures: services.pictures, letters, bytesAt }, asked };
}

it("draws the first prints of a line as a JPEG of a card’s size", async () => {
  const { drawing: all, asked } = drawing("/");
  const card = await drawLineCard(
    all,
    Array.from({ length: 24 }, (_, at) => print(`/${at}.png`)),
    "Wet things",
  );
  expect(card && readPicture(card)).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(asked).toHaveLength(6);
});

it("leaves out a picture that cannot be had; without any there is no card", async () => {
  const some = [print("/there.png"), print("/gone.png")];
  expect(await drawLineCard(drawing("/there").drawing, some, "")).not.toBeNull();
  expect(await drawLineCard(drawing("/nowhere").drawing, some, "")).toBeNull();
  expect(await drawLineCard(drawing("/").drawing, [], "")).toBeNull();
});
