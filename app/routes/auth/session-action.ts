import type { SessionAnswer } from "@toadstool/openid/browser";
import { requestContext } from "#app/context.ts";
import { answerSession } from "#domain/identity/sessions/session-answer.server.ts";
import type { Route } from "./+types/session-action.ts";

/** Answers this site's own pages whether the owner is logged in; an error is an answer, too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (request.headers.get("Sec-Fetch-Site") !== "same-origin") return answer(notForYou, 403);
  const { services, session } = context.get(requestContext);
  return answer(await answerSession(services, await session()), 200);
}

const notForYou: SessionAnswer = {
  state: "error",
  code: "cross_site",
  message: "Only this site’s own pages may ask for the login state.",
};

function answer(body: SessionAnswer, status: number): Response {
  const headers = { "Cache-Control": "no-store", Vary: "Sec-Fetch-Site, Cookie" };
  return Response.json(body, { status, headers });
}
