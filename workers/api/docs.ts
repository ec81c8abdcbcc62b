import { Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import type { ApiCall } from "#app/context.ts";
import { profile } from "#studio/profile.ts";
import type { Settings } from "#domain/services.ts";
import type { Door } from "../door.ts";
import { callsIn, type PathItem } from "./described-calls.ts";
import { secured, securitySchemesAt } from "./docs-security.ts";

/** The description of `api`, generated from the schemas that parse its calls. */
export function docsOf(api: Hono<Door>): Hono<Door> {
  const docs = new Hono<Door>();
  docs.get("/openapi.json", async (c) => c.json(await describe(api, c.var.services.settings.site)));
  return docs;
}

/** The same for the page at /api/docs. It does not change while the Worker runs. */
export async function describedCalls(api: Hono<Door>): Promise<ApiCall[]> {
  calls ??= callsIn((await describe(api, nowhere)).paths);
  return calls;
}

let calls: ApiCall[] | undefined;

type Site = Pick<Settings["site"], "origin" | "isLoopback">;

/** The calls are the same at every address. */
const nowhere: Site = { origin: "", isLoopback: false };

async function describe(api: Hono<Door>, site: Site) {
  const { paths, ...described } = await generateSpecs(api, {
    documentation: {
      openapi: "3.1.0",
      info: {
        title: `${profile.siteName} API`,
        version: "1.0.0",
        description:
          "Answers carry `data` on success and `error` with `code`, `message` and perhaps `issues` otherwise. The owner’s calls take a personal access token or an identity token as bearer, or the session cookie, with the headers `X-XSRF-TOKEN` (the value of the cookie `XSRF-TOKEN`, which is sent too) and `Origin` (this site’s) where they change something.",
      },
      servers: [{ url: `${site.origin}/api` }],
      components: {
        securitySchemes: securitySchemesAt(site),
        schemas: { Error: errorSchema },
      },
    },
  });
  return { ...described, paths: secured(paths as Record<string, PathItem>) };
}

const issueSchema = {
  type: "object" as const,
  properties: { field: { type: "string" as const }, message: { type: "string" as const } },
};
const errorSchema = {
  type: "object" as const,
  required: ["error"],
  properties: {
    error: {
      type: "object" as const,
      required: ["code", "message"],
      properties: {
        code: { type: "string" as const },
        message: { type: "string" as const },
        issues: { type: "array" as const, items: issueSchema },
      },
    },
  },
};
