import { apiSite } from "#app/browser/moving-in/api-site.ts";
import type { Site } from "#app/browser/moving-in/site.ts";
import { ask, ownerHeaders } from "./api.ts";
import { testOrigin } from "./services.ts";

/** The site of these tests, asked through its API as its owner’s browser asks. */
export async function siteOfApi(): Promise<Site> {
  const own = await ownerHeaders();
  return apiSite(testOrigin, async (input, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries({ ...own, Origin: testOrigin })) headers.set(name, value);
    return ask(new Request(input, { ...init, headers }));
  });
}
