import { requestContext } from "#app/context.ts";
import { requireOwner } from "#app/respond.ts";
import type { Route } from "./+types/send-action.ts";
import { answerBlogForm } from "./form.server.ts";

/** Does what the editor's form asks, and answers with data: the page the author writes on stays whatever happens. */
export async function action({ request, context }: Route.ActionArgs) {
  const owner = await requireOwner(context);
  const { services } = context.get(requestContext);
  const answer = await answerBlogForm(services, owner, await request.formData());
  if (answer instanceof Response) {
    const done = answer.headers.get("Set-Cookie");
    const headers = done ? { "Set-Cookie": done } : undefined;
    return Response.json({ goTo: answer.headers.get("Location") }, { headers });
  }
  return Response.json(answer.data, { status: answer.init?.status ?? 200 });
}

export async function loader({ context }: Route.LoaderArgs) {
  await requireOwner(context);
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
