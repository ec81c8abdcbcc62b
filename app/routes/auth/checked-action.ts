import { checkedPage } from "@toadstool/openid";
import { requestContext } from "#app/context.ts";
import type { Route } from "./+types/checked-action.ts";

/** Where a silent check ends, in its hidden frame. */
export function loader({ context }: Route.LoaderArgs) {
  return checkedPage(context.get(requestContext).inlineScripts.nonce());
}
