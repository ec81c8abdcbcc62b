import { callsBy } from "@toadstool/hono-calls";
import type { TokenScope } from "#domain/identity/tokens/personal-token.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { HonoEnv } from "../hono-env.ts";
import { type MaybeOwnerEnv, maybeOwner, type OwnerEnv, ownerOnly } from "./owner-only.ts";
import { answerRefused } from "./respond.ts";

interface Envs {
  open: HonoEnv;
  visitors: MaybeOwnerEnv;
  guarded: OwnerEnv;
}

/** What declares the API’s calls about a noun: packages/hono-calls says what follows from each. */
export const callsAbout = callsBy<Envs, TokenScope, Refused>({
  guard: ownerOnly,
  identify: maybeOwner,
  isRefusal: isRefused,
  answerRefusal: answerRefused,
  parse,
  refusals: {
    notJson: refuse("unsupported", "not_json", "Send the body as JSON, with Content-Type: application/json."),
    malformedJson: refuse("malformed", "malformed_json", "The body is not valid JSON."),
    missing: refuse("missing", "not_found", "There is nothing here by that name."),
  },
});
