import { readPicture } from "@toadstool/media";
import { pngOf } from "@toadstool/media/samples/quarters";
import { expect, it } from "vitest";
import { testServices } from "#testing/services.ts";
import { drawPictureCard } from "./picture-card.server.ts";

const { pictures } = testServices().services;

it.each([
  [1600, 900],
  [1600, 1200],
  [900, 1200],
  [960, 960],
  [300, 200],
  [2000, 300],
])("makes a card of a picture of %i × %i", async (width, height) => {
  const card = await drawPictureCard(pictures, pngOf(width, height));
  expect(card && readPicture(card)).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
});

it("makes none of what is no picture", async () => {
  expect(await drawPictureCard(pictures, new TextEncoder().encode("no picture"))).toBeNull();
});
