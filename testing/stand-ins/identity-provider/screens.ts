import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Interaction, Provider } from "oidc-provider";

/** Asks as which person to log in; grants everything that the site requests. Works without JavaScript. */
export async function answerInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const interaction = await provider.interactionDetails(request, response);
    if (interaction.prompt.name === "consent")
      return await grantAll(provider, interaction, request, response);
    if (request.method !== "POST") return show(response, 200, loginScreen());
    const name = (await readForm(request)).get("name")?.trim() ?? "";
    if (!/^[\w.@|-]{1,100}$/.test(name)) {
      return show(response, 422, loginScreen(name, "Use letters, digits and . _ - @ | only, 100 at most."));
    }
    await forgetAnother(provider, interaction, name);
    return await provider.interactionFinished(request, response, { login: { accountId: name } });
  } catch {
    const words = [
      "This login is over or was begun in another browser.",
      "Go back to the site and start again.",
    ];
    return show(response, 400, page("This login is over", words));
  }
}

/** A person who comes back under another name would otherwise have to log out first, by a form that needs JavaScript. */
async function forgetAnother(provider: Provider, interaction: Interaction, name: string): Promise<void> {
  const { session } = interaction;
  if (!session || session.accountId === name) return;
  interaction.session = undefined;
  await interaction.persist();
  await (await provider.Session.findByUid(session.uid))?.destroy();
}

async function grantAll(
  provider: Provider,
  { session, params, grantId }: Interaction,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  const grant = known ?? new provider.Grant({ accountId: session?.accountId, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = "";
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > 10_000) throw new Error("The form is too long.");
  }
  return new URLSearchParams(body);
}

function loginScreen(name = "owner", mistake = ""): string {
  return document(
    "Log in",
    `<h1>Log in</h1>
    <p>This identity provider serves this machine only: there is no password, and any name will do.
      The site belongs to <strong>owner</strong>; everyone else is a stranger to it.</p>
    <form method="post">
      <label for="name">Name to log in as</label>
      <input id="name" name="name" value="${escaped(name)}" required maxlength="100" autocomplete="username"
        autocapitalize="none" spellcheck="false"${mistake && ' aria-invalid="true" aria-describedby="mistake"'}>
      ${mistake && `<p id="mistake" role="alert">${escaped(mistake)}</p>`}
      <button type="submit">Log in</button>
    </form>`,
  );
}

/** A page that only says something. */
export function page(title: string, paragraphs: string[]): string {
  const words = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join("\n");
  return document(title, `<h1>${escaped(title)}</h1>\n${words}`);
}

const style = `
  :root { color-scheme: dark; background: #16101f; color: #f8f1e4; font: 1.125rem/1.6 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; }
  main { width: min(26rem, 100vw - 3rem); }
  h1 { font-size: 2.5rem; line-height: 1; }
  label { display: block; font-weight: 600; }
  input, button { box-sizing: border-box; width: 100%; min-height: 3rem; margin-block: 0.5rem; padding: 0 1rem;
    border: 2px solid #8c7ca6; border-radius: 0.625rem; background: #211831; color: inherit; font: inherit; }
  button { border-color: #b794ff; background: #b794ff; color: #16101f; font-weight: 700; cursor: pointer; }
  button:hover { border-color: #cfb6ff; background: #cfb6ff; }
  :focus-visible { outline: 3px solid #ffc93f; outline-offset: 2px; }
  [role="alert"] { color: #ff9c96; }
`;

function document(title: string, main: string): string {
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(title)} · local identity provider</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
    ${main}
    </main>
  </body>
</html>`;
}

function show(response: ServerResponse, status: number, html: string): void {
  const styleHash = createHash("sha256").update(style).digest("base64");
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
  });
  response.end(html);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
