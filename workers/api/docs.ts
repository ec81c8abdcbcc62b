import { Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import { profile } from "#content/profile.ts";
import type { Door } from "../door.ts";
import { docsPage, type PathItem } from "./docs-page.ts";
import { secured, securitySchemes } from "./docs-security.ts";

/** The description of `api`, generated from the schemas that parse its calls, and the same as a page. */
export function docsOf(api: Hono<Door>): Hono<Door> {
  const docs = new Hono<Door>();
  docs.get("/openapi.json", async (c) => c.json(await describe(api, c.var.services.settings.site.origin)));
  docs.get("/docs", async (c) => {
    const { paths } = await describe(api, c.var.services.settings.site.origin);
    return c.html(docsPage(Object.entries(paths)));
  });
  return docs;
}

async function describe(api: Hono<Door>, origin: string) {
  const { paths, ...described } = await generateSpecs(api, {
    documentation: {
      openapi: "3.1.0",
      info: {
        title: `${profile.siteName} API`,
        version: "1.0.0",
        description:
          "Answers carry `data` on success and `error` with `code`, `message` and perhaps `issues` otherwise. The owner's calls take a personal access token or an identity token as bearer, or the session cookie, with the X-XSRF-TOKEN header where they change something.",
      },
      servers: [{ url: `${origin}/api` }],
      components: {
        securitySchemes,
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
