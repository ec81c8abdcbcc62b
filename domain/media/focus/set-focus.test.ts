import { beforeEach, expect, it } from "vitest";
import { clearLibrary, expectAgreement } from "#testing/library.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { mediaFile } from "@toadstool/media/samples/films";
import { pngOf } from "@toadstool/media/samples/quarters";
import type { Rendition } from "@toadstool/media/storing";
import { uploaded } from "#testing/uploads.ts";
import { pictureHtml } from "../display/picture-html.ts";
import { pictureOf } from "../display/picture-of.ts";
import { makeImageId, type Image } from "../image.ts";
import { changeImage, findImage } from "../images.server.ts";
import { bringBack } from "../replace/former.server.ts";
import { setFocus } from "./set-focus.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const focus = { x: 20, y: 90 };
const large = () => uploaded(services, pngOf(700, 400));

beforeEach(() => clearLibrary(services));

it("is kept in sight by every crop: on pages by its classes, where links are shared by another card", async () => {
  const before = await large();
  const asked: Rendition[] = [];
  const render: typeof services.pictures.render = (bytes, wanted) => {
    asked.push(wanted);
    return services.pictures.render(bytes, wanted);
  };
  const image = (await setFocus({ ...services, pictures: { render } }, owner, before.id, focus)) as Image;
  expect(asked).toMatchObject([{ width: 1200, height: 630, focus }]);
  expect(pictureOf(before).card?.src).toContain("/1/card.jpg");
  expect(pictureOf(image).card?.src).toContain("/1/card20x90.jpg");
  expect(pictureHtml(pictureOf(image), { sizes: "1rem" })).toContain('class="focused focus-x20 focus-y90"');
  expect(pictureHtml(pictureOf(before), { sizes: "1rem" })).not.toContain("focused");
  await expectAgreement(services);
});

it("is the same file's for good: another file has its own, and a former one comes back with it", async () => {
  const { id } = await large();
  await setFocus(services, owner, id, focus);
  const replaced = await uploaded(services, pngOf(640, 480), { replaces: id });
  expect(replaced.facts.focus).toBeUndefined();
  const back = (await bringBack(services, owner, id, { revision: 1, withAlt: false })) as Image;
  expect(back.facts.focus).toEqual(focus);
  await expectAgreement(services);
});

it("of a picture too small for a card is kept without one", async () => {
  const { id } = await uploaded(services, pngOf(40, 30));
  expect(await setFocus(services, owner, id, focus)).toMatchObject({ facts: { focus } });
  await expectAgreement(services);
});

it("is refused of a film, and where the picture was changed meanwhile, and leaves nothing behind", async () => {
  const film = await uploaded(services, mediaFile("index-first.mp4"));
  expect(await setFocus(services, owner, film.id, focus)).toMatchObject({ code: "not_a_picture" });
  expect(await setFocus(services, owner, makeImageId(), focus)).toBeNull();
  const { id } = await large();
  const render: typeof services.pictures.render = async (bytes, wanted) => {
    world.now = new Date(world.now.getTime() + 1000);
    await changeImage(services, owner, id, { alt: "Moss" });
    return services.pictures.render(bytes, wanted);
  };
  const refused = await setFocus({ ...services, pictures: { render } }, owner, id, focus);
  expect(refused).toMatchObject({ code: "image_conflict" });
  expect((await findImage(services, id))?.facts.focus).toBeUndefined();
  await expectAgreement(services);
});
