import { index, layout, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { type Address, ownersSections } from "./addresses.ts";
import { siteAddresses } from "./site-addresses.ts";
import { studio } from "./studio-addresses-by-node.ts";

const pages = siteAddresses(studio).filter(({ over }) => !over);
/** The page for wrong addresses below /admin needs no login: strangers see the usual page for what is missing. */
const isOwners = ({ path }: Address) =>
  ownersSections.includes(path.split("/")[0] ?? "") && path !== "admin/*";

function routeOf({ path, file = "", id, isIndex }: Address): RouteConfigEntry[] {
  if (!file) return [];
  if (isIndex) return [{ ...index(file), path: path || undefined }];
  const over = siteAddresses(studio).filter((address) => address.over === path);
  const beneath = over.map((address) => route(address.path.slice(path.length + 1), address.file ?? ""));
  return [route(path, file, { id }, beneath.length > 0 ? beneath : undefined)];
}

/** The pages of app/addresses.ts and of the studio's rooms. */
export default [
  ...pages.filter((address) => !isOwners(address)).flatMap(routeOf),
  layout("routes/admin/admin-layout.tsx", pages.filter(isOwners).flatMap(routeOf)),
] satisfies RouteConfig;
