import { notKept } from "#app/respond.ts";
import { redirect, type RouterContextProvider } from "react-router";
import { contentDisposition } from "#domain/text/content-disposition.ts";
import { requestContext } from "#app/context.ts";

/** The owner's request for a file: it has no screen that could lead to the login, so it is sent there. */
export async function requireDownload(context: Readonly<RouterContextProvider>, returnTo: string) {
  const { services, session } = context.get(requestContext);
  const owner = (await session())?.owner;
  if (!owner) throw redirect(`/auth/login?returnTo=${returnTo}`);
  return { services, owner };
}

/** An answer that the browser keeps as a file. */
export function download(body: BodyInit, fileName: string, type: string): Response {
  return new Response(body, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": contentDisposition("attachment", fileName),
      ...notKept,
    },
  });
}
