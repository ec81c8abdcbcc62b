import { noteOfShared } from "#domain/notes/shared.ts";
import { addWaiting } from "./outbox.ts";
import { keptPage, keepPage } from "./kept-page.ts";
import { askForSync, syncTag } from "./sync.ts";
import { sendWaiting } from "./send-waiting.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** The service worker of /admin/notes: docs/decisions/0074. It answers for nothing else. */
const worker = self as unknown as WorkerScope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => {
  if (event.data === "keep-page") event.waitUntil(keepPage());
});
worker.addEventListener("sync", (event) => {
  if (event.tag === syncTag) event.waitUntil(sendAll());
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  if (request.method === "POST" && pathname === "/admin/notes/share") event.respondWith(takeShared(request));
  else if (request.method === "GET" && (request.mode === "navigate" || pathname.startsWith("/assets/")))
    event.respondWith(fetch(request).catch((error: unknown) => keptPage(request, error)));
});

/** What the phone shares is stored before anything else; then it is sent, now or once there is a connection. */
async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const files = form.getAll("files").filter((file) => file instanceof File && file.size > 0) as File[];
  await addWaiting({
    key: crypto.randomUUID(),
    ...noteOfShared({ title: text("title"), text: text("text"), url: text("url") }),
    files: files.map((file) => ({ file, alt: "" })),
  });
  await askForSync(worker.registration);
  return Response.redirect("/admin/notes#outbox", 303);
}

/** The browser tries again later where this fails. */
async function sendAll() {
  if (!(await sendWaiting())) throw new Error("Notes are still waiting.");
}
