import { siteAddresses } from "#app/site-addresses.ts";
import { studio } from "#app/studio-addresses.ts";

/** All addresses of this site. */
export const addresses = siteAddresses(studio);
