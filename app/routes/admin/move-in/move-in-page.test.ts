import { expect, it } from "vitest";
import { beginCreating } from "#domain/bulk/created.server.ts";
import { openSite } from "#testing/document/site.ts";
import { testOwner, testServices } from "#testing/services.ts";

const { services } = testServices();

it("without scripts, the page names the command, and the moves with the keys by which it undoes them", async () => {
  const key = crypto.randomUUID();
  await beginCreating(services, testOwner(services), { key, name: "export.json (Ghost)" });
  const owner = await (await openSite()).owner();
  await owner.open("/admin/move-in");
  expect(owner.read()).toContain("npm run move-in -- EXPORT --to https://YOUR-SITE");
  expect(owner.readAll("row").join(" ")).toMatch(
    new RegExp(`export\\.json \\(Ghost\\).*Nothing so far.*${key}`),
  );
});
