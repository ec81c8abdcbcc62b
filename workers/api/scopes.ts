import type { TokenScope } from "#domain/identity/tokens/personal-token.ts";

/** What a personal access token needs for each call of the API. `open` calls ask nobody who they are. */
const scopes: Record<string, TokenScope | "open"> = {
  "GET /openapi.json": "open",

  "GET /posts": "open",
  "GET /posts/:slugOrId": "open",
  "GET /posts/next/:id": "open",
  "GET /posts/prev/:id": "open",
  "POST /posts": "posts",
  "PUT /posts/likes": "posts",
  "PUT /posts/:id": "posts",
  "DELETE /posts/:id": "posts",
  "GET /posts/:id/revisions": "read",
  "GET /posts/:id/revisions/:revisionId": "read",
  "POST /posts/:id/revisions": "posts",

  "GET /drafts": "read",
  "GET /drafts/:id": "read",
  "POST /drafts": "posts",
  "PUT /drafts/:id": "posts",
  "DELETE /drafts/:id": "posts",
  "PUT /drafts/:id/schedule": "posts",
  "DELETE /drafts/:id/schedule": "posts",
  "GET /drafts/:id/revisions": "read",
  "GET /drafts/:id/revisions/:revisionId": "read",
  "POST /drafts/:id/revisions": "posts",
  "GET /drafts/:id/previews": "read",
  "POST /drafts/:id/previews": "posts",
  "DELETE /drafts/:id/previews/:link": "posts",

  // Lists a folder.
  "POST /image": "read",
  "GET /image/usage": "read",
  "GET /image/:id": "read",
  "GET /image/:id/former": "read",
  "POST /image/:id/former": "images",
  "POST /image/upload": "images",
  "PUT /image/:id": "images",
  "DELETE /image/:id": "images",

  "GET /email/:param": "read",
  "POST /email/confirm": "open",
  "POST /email/send": "email",
  "POST /email/sendTest": "email",
  "POST /email/subscribe/:email": "email",
  "DELETE /email/unsubscribe/:email": "email",
  "POST /email/dns": "email",
  "POST /email/dns/": "email",
  // Signed by the mail provider.
  "POST /email/webhooks/:transport": "open",

  "POST /analytics/view": "open",
};

/** `path` as the API's router writes it, with or without the prefix it is mounted at; undefined where nobody has said. */
export function scopeOf(method: string, path: string): TokenScope | "open" | undefined {
  const call = `${method === "HEAD" ? "GET" : method} ${path.replace(/^\/api(?=\/)/, "")}`;
  return Object.hasOwn(scopes, call) ? scopes[call] : undefined;
}

/** Every call that has one. */
export const scopedCalls = Object.keys(scopes);
