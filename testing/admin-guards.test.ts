import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routeConfig from "#app/routes.ts";
import { openSite, openSiteWithOwner } from "./document/site.ts";
import { thrownBy, visit } from "./pages.ts";
import { testServices } from "./services.ts";

type Handler = (args: object) => unknown;

const files = import.meta.glob<{ loader?: Handler; action?: Handler }>(
  "../app/routes/{admin,styleguide}/**/*-{page,action}.{ts,tsx}",
);

const layout = "routes/admin/admin-layout.tsx";
const routes = await routeConfig;
const guarded = routes.find(({ file }) => file === layout)?.children ?? [];

/** Routes with the ones below them. */
const all = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.children ?? [])]);

const { services } = testServices();

/** What a loader or action is called with by a visitor. */
function asVisitor(path: string, form?: Record<string, string>) {
  const { context, request, url } = visit(services, `/${path}`, { form });
  const params = { id: "none", kind: "draft", look: "plain", page: "letters", revision: "1", list: "links" };
  return { context, request, url, params, pattern: `/${path}` };
}

const refused = ({ status, location }: { status: number; location: string | null }) =>
  status === 401 || (location ?? "").startsWith("/auth/login?");

describe("the admin's routes", () => {
  it("all use its layout, except what is shown where none of them is", () => {
    const outside = all(routes.filter(({ file }) => file !== layout));
    const isAdmins = ({ path = "", file }: RouteConfigEntry) =>
      (path.startsWith("admin") && path !== "admin/*") || file.startsWith("routes/admin/");
    expect(outside.filter(isAdmins)).toEqual([]);
    expect(guarded.length).toBeGreaterThan(20);
  });

  it.each(guarded.map(({ file, path = "" }) => [path, file] as const))(
    "/%s opens to no visitor",
    async (path, file) => {
      const route = await files[`../app/${file}`]?.();
      // Without a loader of its own the server is not asked for a page that is gone to by a link.
      if (!route?.loader) throw new Error(`${file} needs a loader, which calls requireOwner.`);
      const { loader, action = loader } = route;
      expect(await thrownBy(() => loader(asVisitor(path)))).toSatisfy(refused);
      const pressed = () => action(asVisitor(path, { intent: "delete", id: "none" }));
      expect(await thrownBy(pressed)).toSatisfy(refused);
    },
  );
});

describe("the admin, asked through the whole Worker", () => {
  const asked = [
    "/admin.data",
    "/admin/security.data",
    "/admin/security.data?_routes=routes/admin/security/security-page.tsx",
  ];

  it.each(asked)("refuses a visitor what a script of the site asks for: %s", async (path) => {
    const site = await openSite();
    const answer = await site.send(path);
    expect(answer.status).toBe(401);
    const text = await answer.text();
    expect(text).toContain("Redirecting to admin login...");
    expect(text).not.toMatch(/session|device/i);
  });

  it("refuses a visitor’s form, and shows the way to the login on a document", async () => {
    const site = await openSite();
    const body = new URLSearchParams({ intent: "end-others" });
    const headers = { Origin: "https://toadstool.test", "Sec-Fetch-Site": "same-origin" };
    for (const path of ["/admin/security.data", "/admin/security"]) {
      const answer = await site.send(path, { method: "POST", body, headers });
      expect([path, answer.status]).toEqual([path, 401]);
    }
    const document = await site.send("/admin/security");
    expect(document.status).toBe(401);
    expect(document.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await document.text()).toContain("/auth/login?returnTo=%2Fadmin%2Fsecurity");
  });

  it("gives a form that came after the end of the session back, and starts no login that would lose it", async () => {
    const site = await openSite();
    const text = 'Tea & "toast"\r\n</textarea><script>alert(1)</script>';
    const headers = { Origin: "https://toadstool.test", "Sec-Fetch-Site": "same-origin" };
    const sent = { intent: "save", name: text };
    const send = async (path: string, body: BodyInit) =>
      (await site.send(path, { method: "POST", body, headers })).text();
    const page = await send("/admin/security?from=list", new URLSearchParams(sent));
    expect(page).toContain(
      'action="/admin/security?from=list" method="post"><input type="hidden" name="intent" value="save"/>',
    );
    expect(page).toMatch(
      /<input type="hidden" name="name" value="Tea &amp; &quot;toast&quot;\r?\n&lt;\/textarea/,
    );
    expect(page).not.toContain("<script>alert");
    expect(page).not.toContain('http-equiv="refresh"');
    // A script has kept what it sends, and an upload is no text.
    const upload = new FormData();
    upload.set("name", "Not kept");
    expect(await send("/admin/security", upload)).not.toContain("Not kept");
    expect(await send("/admin/security.data", new URLSearchParams(sent))).not.toContain("toast");
  });

  it("lets the owner through", async () => {
    const { owner } = await openSiteWithOwner();
    for (const path of asked) {
      const answer = await owner.ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });

  it("has no document with a style of its own, which the content security policy would drop", async () => {
    const { owner } = await openSiteWithOwner();
    const paths = guarded.filter(({ file }) => file.endsWith("-page.tsx")).map(({ path }) => `/${path}`);
    const whole = paths.map((path) => path.replace(/\/:\w+\?$/, "")).filter((path) => !path.includes(":"));
    expect(whole.length).toBeGreaterThan(25);
    const styled: string[] = [];
    // oxlint-disable-next-line no-await-in-loop -- a site answers one after the other
    for (const path of whole)
      if (/<[^>]+\sstyle=/.test(await (await owner.ask(path)).text())) styled.push(path);
    expect(styled).toEqual([]);
  });
});
