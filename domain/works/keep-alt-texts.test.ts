import { expect, it } from "vitest";
import { storedImage } from "#testing/images.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { artworkCalled, projectCalled, zineCalled } from "#testing/works.ts";
import { findImage } from "../media/images.server.ts";
import { keepAltTexts } from "./keep-alt-texts.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const altOf = async ({ id }: { id: string }) => (await findImage(services, id))?.alt;

it("keeps the alt texts of works of each kind with the files that have none", async () => {
  const [print, cover, large, page] = [
    await storedImage(services),
    await storedImage(services),
    await storedImage(services),
    await storedImage(services),
  ];
  await keepAltTexts(services, owner, artworkCalled("moss", { picture: print.address, alt: "Moss" }));
  const [featuredImage, featuredDescription] = [large.address, "A lamp at night"];
  await keepAltTexts(
    services,
    owner,
    projectCalled("lamp", {
      image: cover.address,
      description: "A lamp",
      featuredImage,
      featuredDescription,
    }),
  );
  const pages = [{ picture: page.address, alt: "A newt", transcript: "" }];
  await keepAltTexts(services, owner, zineCalled("newts", { pages }));
  expect(await Promise.all([print, cover, large, page].map(altOf))).toEqual([
    "Moss",
    "A lamp",
    featuredDescription,
    "A newt",
  ]);
});

it("leaves alone a file that is described, and one of the site", async () => {
  const picture = await storedImage(services, { alt: "A wall" });
  await keepAltTexts(services, owner, artworkCalled("moss", { picture: picture.address, alt: "Moss" }));
  await keepAltTexts(services, owner, projectCalled("lamp", { image: "lamp.webp" }));
  expect(await altOf(picture)).toBe("A wall");
});
