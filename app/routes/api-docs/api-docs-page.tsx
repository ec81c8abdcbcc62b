import { byNoun, Call, Contents, Facts, idOf } from "@toadstool/hono-calls/react";
import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { scopeWords, tokenScopes } from "#domain/identity/tokens/personal-token.ts";
import type { Route } from "./+types/api-docs-page";
import styles from "./api-docs.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { apiCalls } = context.get(requestContext);
  return { calls: (await apiCalls?.()) ?? [] };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "API",
      description: `Every call of the API of ${rootData(matches).profile.siteName}: its parameters, its responses and the permissions it needs.`,
      path: "/api/docs",
    },
    matches,
  );

/** /api/docs: the API for people to read. */
export default function ApiDocsPage({ loaderData: { calls }, matches }: Route.ComponentProps) {
  const origin = rootData(matches).origin;
  return (
    <main lang="en" dir="ltr" className={styles.page}>
      <header className={styles.head}>
        <h1>The API</h1>
        <p>
          JSON in (a file comes in a form), JSON out: <code>{'{ "data": … }'}</code> on success,{" "}
          <code>{'{ "error": { "code", "message", "issues" } }'}</code> otherwise. Calls marked{" "}
          <span className={styles.mark}>owner</span> take <code>Authorization: Bearer</code> with a personal
          access token or an identity token, or the session cookie. With the cookie, a call that changes
          something also takes two headers: <code className={styles.name}>X-XSRF-TOKEN</code>, with the value
          of the cookie <code className={styles.name}>XSRF-TOKEN</code>, and <code>Origin</code>, with this
          site’s address. Browsers send <code>Origin</code> by themselves.
        </p>
        <p>
          OpenAPI 3.1 description:{" "}
          <a href="/api/openapi.json" className={styles.file}>
            openapi.json
          </a>
        </p>
      </header>
      <Contents
        calls={calls}
        first={[
          { id: "tokens", title: "Tokens for scripts" },
          { id: "programs", title: "Programs and the command line" },
        ]}
        styles={styles}
      />
      <div className={styles.nounSections}>
        <section aria-labelledby="tokens" className={styles.noun}>
          <h2 id="tokens">Tokens for scripts</h2>
          <p>
            Create a token at <Link to="/admin/security">/admin/security</Link>. It is shown once and is valid
            for 7 to 365 days. A call marked with a scope needs a token with that scope, and otherwise returns
            403 <code>insufficient_scope</code> . A token that is wrong, expired or revoked gets 401; a token
            in an address is refused.
          </p>
          <pre className={styles.example}>
            <code>{`curl -H "Authorization: Bearer site_…" \\\n  ${origin}/api/drafts`}</code>
          </pre>
          <Facts
            isCode
            styles={styles}
            facts={tokenScopes.map((scope) => ({
              name: scope,
              about: `${scopeWords[scope].label}. ${scopeWords[scope].about}`,
            }))}
          />
        </section>
        <section aria-labelledby="programs" className={styles.noun}>
          <h2 id="programs">Programs and the command line</h2>
          <p>
            Assistants and editors that speak the Model Context Protocol connect to{" "}
            <code>{`${origin}/mcp`}</code> by OAuth, or with a token. In a clone of the site’s code,{" "}
            <code>npx toadstool</code> is a command line over the API, and the package{" "}
            <code>@toadstool/client</code> has its calls and answers typed.
          </p>
          <pre className={styles.example}>
            <code>{`TOADSTOOL_SITE=${origin} npx toadstool posts list`}</code>
          </pre>
        </section>
        {byNoun(calls).map(([noun, own]) => (
          <section key={noun} aria-labelledby={idOf(noun)} className={styles.noun}>
            <h2 id={idOf(noun)}>{noun}</h2>
            {own.map((call) => (
              <Call key={call.method + call.path} call={call} guard="owner" styles={styles} />
            ))}
          </section>
        ))}
      </div>
    </main>
  );
}
