import * as oauth from "oauth4webapi";
import * as v from "valibot";
import { type HttpOptions, onlyOk } from "./bounded-fetch.ts";
import { requireJson, UnableToFetch, WrongAnswer } from "./trouble.ts";

const text = v.optional(v.string());
const texts = v.optional(v.array(v.string()));

/** The fields of a discovery document that are read, and their types. */
const discoveryDocument = v.looseObject({
  issuer: v.pipe(v.string(), v.url()),
  authorization_endpoint: text,
  token_endpoint: text,
  jwks_uri: text,
  end_session_endpoint: text,
  scopes_supported: texts,
  token_endpoint_auth_methods_supported: texts,
  authorization_response_iss_parameter_supported: v.optional(v.boolean()),
});

/** What the provider says of itself, once it is sure to be the provider that is configured. */
export async function readDiscovery(issuer: string, http: HttpOptions): Promise<oauth.AuthorizationServer> {
  const url = new URL(issuer);
  if (url.protocol !== "https:" && !http[oauth.allowInsecureRequests]) {
    throw new UnableToFetch(issuer, { because: "OIDC_ISSUER must be https, except on this machine." });
  }
  const found = { ...http, [oauth.customFetch]: onlyOk(http[oauth.customFetch]) };
  const response = requireJson(await oauth.discoveryRequest(url, found));
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { issues } = v.safeParse(discoveryDocument, body);
  if (issues) {
    const where = v.getDotPath(issues[0]) ?? "it is not a JSON object";
    throw new WrongAnswer(`The identity provider’s discovery document is malformed: ${where}.`);
  }
  try {
    return await oauth.processDiscoveryResponse(url, response);
  } catch (cause) {
    const what = "The discovery document at OIDC_ISSUER belongs to another issuer.";
    throw new WrongAnswer(what, { cause });
  }
}
