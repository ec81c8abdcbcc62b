import { expect, it } from "vitest";
import { loader } from "#app/routes/about/about-page.tsx";
import { storedImage } from "./images.ts";
import { visit } from "./pages.ts";
import { testOwner, testServices } from "./services.ts";
import { findUses } from "#domain/media/usage/find-uses.server.ts";
import { saveFacts } from "#domain/facts/facts.server.ts";

it("a portrait of the library is shown on the About page, and listed among the picture’s uses", async () => {
  const { services } = testServices();
  const { address, id } = await storedImage(services, { id: "aaaaaaaaaaaaaaaa", alt: "A toad" });
  const { profile } = services.settings.studio;
  const value = { ...profile, portrait: { image: address, alt: "Ada at her press." } };
  await saveFacts(services, testOwner(services), { name: "profile", value, version: 0 });
  const shown = await loader(visit(services, "/about-me") as never);
  expect(shown.picture?.main.src).toContain(address);
  expect((await findUses(services, [id])).get(id)).toEqual([
    { kind: "page", title: "Profile", href: "/admin/profile", isDeleted: false },
  ]);
});
