import { generateKeyPairSync, randomBytes } from "node:crypto";
import { type Context, Provider } from "oidc-provider";
import { page } from "./screens.ts";

/** Its signing key and everything it remembers last as long as its process. */
export function localProvider(issuer: string, site: string): Provider {
  silenceAdvice();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: "toadstool",
        client_name: "Toadstool",
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: [`${site}/auth/callback`],
        post_logout_redirect_uris: [`${site}/`],
        id_token_signed_response_alg: "RS256",
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString("hex")] },
    scopes: ["openid", "offline_access"],
    claims: { openid: ["sub"], profile: ["name", "preferred_username"], email: ["email", "email_verified"] },
    // The site reads a person's name from the identity token alone.
    conformIdTokenClaims: false,
    rotateRefreshToken: () => true,
    findAccount: (_context, name) => ({
      accountId: name,
      claims: () => ({
        sub: name,
        name,
        preferred_username: name,
        email: `${encodeURIComponent(name)}@localhost.test`,
        email_verified: true,
      }),
    }),
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: logOutAtOnce,
        postLogoutSuccessSource: showLoggedOut,
      },
    },
    renderError: (context, { error, error_description: description }) => {
      context.type = "html";
      context.body = page("Something is not right", [
        `The identity provider refused this request: ${description ?? error}.`,
        "Go back to the site and start again.",
      ]);
    },
  });
  return provider;
}

/** The person has already pressed "Log Out" on the site: a second question would be one too many. */
async function logOutAtOnce(context: Context): Promise<void> {
  const { session, provider } = context.oidc;
  const target = session.state?.postLogoutRedirectUri;
  await session.destroy();
  context.cookies.set(provider.cookieName("session"), null);
  if (target) return context.redirect(target);
  return showLoggedOut(context);
}

function showLoggedOut(context: Context): void {
  context.type = "html";
  context.body = page("Logged out", ["You are logged out of the local identity provider."]);
}

function signingKey() {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    ...privateKey.export({ format: "jwk" }),
    use: "sig",
    alg: "RS256",
    kid: randomBytes(8).toString("hex"),
  };
}

/** The library warns of what must not go to production; this never does. */
function silenceAdvice(): void {
  console.info = () => {};
  console.warn = () => {};
}
