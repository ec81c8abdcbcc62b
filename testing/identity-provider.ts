import { standInProvider } from "@toadstool/openid/stand-ins/identity-provider";
import type { Settings } from "#domain/services.ts";
import { testServices } from "./services.ts";

/** A provider behind `services.fetch`. */
export async function testProvider(changes: Partial<Settings["identity"]> = {}, origin?: string) {
  const { services, world } = testServices();
  const provider = await standInProvider(() => world.now, origin);
  services.fetch = provider.fetch;
  services.settings = {
    ...services.settings,
    identity: { ...services.settings.identity, issuer: provider.issuer, ...changes },
  };
  return { services, world, ...provider };
}

/** How a visitor on the way to the admin begins a login. */
export const aLogin = {
  mode: "redirect" as const,
  returnTo: "/admin/blog",
  browserId: undefined,
  visitorAddress: "192.0.2.1",
  asAnother: false,
};

export { strangeKeyPair } from "@toadstool/openid/stand-ins/identity-provider";
