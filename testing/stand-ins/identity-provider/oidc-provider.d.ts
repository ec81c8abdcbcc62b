/** What the local identity provider uses of a library that brings no types. */
declare module "oidc-provider" {
  import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

  interface Context {
    type: string;
    body: string;
    cookies: { set(name: string, value: null): void };
    redirect(url: string): void;
    oidc: {
      provider: Provider;
      session: { state?: { postLogoutRedirectUri?: string }; destroy(): Promise<void> };
    };
  }

  interface Interaction {
    prompt: { name: string };
    params: { client_id: string; scope: string };
    session?: { accountId: string; uid: string };
    grantId?: string;
    persist(): Promise<unknown>;
  }

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Configuration {
    findAccount: (context: Context, subject: string) => object;
    renderError: (context: Context, out: { error: string; error_description?: string }) => void;
    [option: string]: unknown;
  }

  class Provider {
    constructor(issuer: string, configuration: Configuration);
    Grant: {
      new (properties: { accountId?: string; clientId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
    Session: { findByUid(uid: string): Promise<{ destroy(): Promise<void> } | undefined> };
    callback(): RequestListener;
    cookieName(type: "session"): string;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
