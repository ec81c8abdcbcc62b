import { beforeAll, describe, expect, it } from "vitest";
import { imageAddress } from "#domain/media/image.ts";
import { ask, call, ownerHeaders } from "#testing/api.ts";
import { storedImage } from "#testing/images.ts";
import { png } from "@toadstool/media/samples/pictures";
import { storedFiles } from "#testing/library.ts";
import { sha256Hex } from "#domain/restore/sha256-hex.ts";
import { published } from "#testing/posts.ts";
import { testOrigin, testServices } from "#testing/services.ts";
import { documentedApi } from "./openapi.ts";

const { services } = testServices();
let owner: Record<string, string>;
let xsrfless: Record<string, string>;
beforeAll(async () => {
  owner = await ownerHeaders();
  const { "X-XSRF-TOKEN": _, ...rest } = owner;
  xsrfless = rest;
});

const toad = () => new File([png({ width: 40, height: 20 }) as BlobPart], "A toad.png");

function upload(fields: Record<string, string | File>, headers = owner) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return call("/image/upload", { method: "POST", body, headers });
}

const send = (method: string, path: string, json?: unknown, headers = owner) =>
  call(path, { method, json, headers });

describe("GET /api/image/hash", () => {
  it("finds the image of a file, in either case of letters; nothing for another", async () => {
    const bytes = png({ width: 43, height: 20 });
    const { answer } = await upload({ file: new File([bytes as BlobPart], "b.png") });
    const hash = await sha256Hex(bytes);
    for (const asked of [hash, hash.toUpperCase()])
      // oxlint-disable-next-line no-await-in-loop -- two
      expect((await send("GET", `/image/hash/${asked}`)).answer.data.id).toBe(answer.data.id);
    for (const asked of [hash.replace(/^./, (sign) => (sign === "0" ? "1" : "0")), "short"])
      // oxlint-disable-next-line no-await-in-loop -- two
      expect((await send("GET", `/image/hash/${asked}`)).status).toBe(404);
  });
});

describe("POST /api/image/upload", () => {
  it("keeps a picture, and says where it is", async () => {
    const fields = { file: toad(), folder: "Zines/Spring", alt: "A toad", caption: "By the pond" };
    const { status, answer } = await upload(fields);
    expect(status).toBe(201);
    const { data } = answer;
    expect(data).toMatchObject({
      _id: data.id,
      kind: "picture",
      name: "A toad",
      folder: "zines/spring",
      alt: "A toad",
      caption: "By the pond",
      address: `/media/${data.id}`,
      url: `${testOrigin}/media/${data.id}`,
      width: 40,
      height: 20,
      duration: null,
      isAnimated: false,
      thumbhash: expect.stringMatching(/./),
      colours: expect.stringMatching(/^[0-9a-f]{72}$/),
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(data.original).toMatchObject({ type: "image/png" });
    const files: { bytes: number }[] = [...data.files, data.original];
    expect(data.bytes).toBe(files.reduce((sum, { bytes }) => sum + bytes, 0));
    for (const { url, type, bytes } of data.files) {
      // oxlint-disable-next-line no-await-in-loop -- a few
      const file = await ask(new Request(url));
      expect(file.headers.get("Content-Type")).toBe(type);
      // oxlint-disable-next-line no-await-in-loop -- a few
      expect((await file.arrayBuffer()).byteLength).toBe(bytes);
    }
  });

  it("puts a file in another's place, whose id, address and words stay", async () => {
    const before = (await upload({ file: toad(), alt: "A toad" })).answer.data;
    const larger = new File([png({ width: 60, height: 20 }) as BlobPart], "other.png");
    const { status, answer } = await upload({ replaces: before.id, file: larger });
    expect(status).toBe(201);
    expect(answer.data).toMatchObject({ id: before.id, address: before.address, alt: "A toad", width: 60 });
    expect((await upload({ replaces: "a".repeat(16), file: toad() })).status).toBe(404);
  });

  it.each([
    [400, "upload_broken_off", "multipart/form-data; boundary=x", "--x\r\n"],
    [415, "not_multipart", "application/json", "{}"],
    [415, "not_multipart", "image/png", "x"],
  ])("answers %i %s to a body that is not a form", async (status, code, type, body) => {
    const headers = { ...owner, "Content-Type": type };
    const refused = await call("/image/upload", { method: "POST", headers, body });
    expect(refused).toMatchObject({ status, answer: { error: { code } } });
    expect(refused.answer.error.message).toContain("Accepted are");
  });

  it("refuses a file that is not a picture, empty, too large, missing, or one of several", async () => {
    const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"], "a.png");
    const huge = new File([png() as BlobPart, new Uint8Array(11_000_000)], "a.png");
    const table: [Record<string, string | File>, number, string | RegExp][] = [
      [{ file: svg }, 415, /./],
      [{ file: new File([], "a.png") }, 422, "image_empty"],
      [{ file: huge }, 413, "image_too_large"],
      [{ alt: "A toad" }, 422, "image_missing"],
      [{ file: toad(), other: toad() }, 422, "one_at_a_time"],
      [{ file: toad(), replaces: "../1" }, 422, "invalid_input"],
      [{ file: toad(), alt: "a".repeat(1001) }, 422, "invalid_input"],
    ];
    const { answer: before } = await send("GET", "/image/usage");
    for (const [fields, status, code] of table) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const refused = await upload(fields);
      expect([refused.status, refused.answer.error.code]).toEqual([status, expect.stringMatching(code)]);
    }
    expect((await send("GET", "/image/usage")).answer.data.count).toBe(before.data.count);
  });

  it.each([
    [401, () => ({})],
    [403, () => xsrfless],
    [403, () => ({ ...owner, Origin: "https://evil.test" })],
  ])("refuses a stranger with %i, and keeps nothing of their upload", async (status, headers) => {
    const before = await storedFiles();
    expect((await upload({ file: toad() }, headers() as Record<string, string>)).status).toBe(status);
    expect(await storedFiles()).toEqual(before);
  });
});

describe("POST /api/image", () => {
  it("lists a folder newest first, page by page, with the folders right below", async () => {
    const made = [];
    for (const folder of ["shelf", "shelf/a", "shelf/a/deep", "shelf/b", "shelfless", "shelf/b"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      made.push(await storedImage(testServices().services, { folder, name: `In ${folder}` }));
    }
    const first = (await send("POST", "/image", { path: "Shelf", limit: 2 })).answer.data;
    expect(first).toMatchObject({
      total: 5,
      folders: [
        { folder: "shelf/a", count: 2, bytes: 2000 },
        { folder: "shelf/b", count: 2, bytes: 2000 },
      ],
    });
    const rest = (await send("POST", "/image", { path: "shelf", cursor: first.cursor })).answer.data;
    expect(rest).toMatchObject({ total: 5, cursor: null });
    const ids = [...first.images, ...rest.images].map(({ id }: { id: string }) => id);
    const shelved = made.filter(({ folder }) => folder !== "shelfless").map(({ id }) => id);
    expect(ids.toSorted()).toEqual(shelved.toSorted());
    expect(first.images[0]).toMatchObject({ _id: ids[0], url: `${testOrigin}/media/${ids[0]}` });
  });

  it("finds by words and by kind, in all folders where none is named", async () => {
    await storedImage(services, { name: "Quince", folder: "fruit" });
    await storedImage(services, { name: "Quince, filmed", kind: "video" });
    const found = async (asked: object) => (await send("POST", "/image", asked)).answer.data.total;
    expect(await found({ search: "quince" })).toBe(2);
    expect(await found({ path: "/", search: "QUINCE" })).toBe(2);
    expect(await found({ path: "fruit", search: "quince" })).toBe(1);
    expect(await found({ search: "quince", kind: "video" })).toBe(1);
  });

  it("refuses unknown parameters", async () => {
    expect((await send("POST", "/image", { limit: 1000 })).status).toBe(422);
    expect((await send("POST", "/image", { kind: "font" })).status).toBe(422);
    const asJson = { ...owner, "Content-Type": "application/json" };
    expect((await call("/image", { method: "POST", body: "{", headers: asJson })).status).toBe(400);
    expect((await call("/image", { method: "POST", body: "x", headers: owner })).status).toBe(415);
  });
});

it("GET /api/image/usage counts bytes, folders, and the uses of each image", async () => {
  const shown = await storedImage(services, { folder: "counted", bytes: 300 });
  const unseen = await storedImage(services, { folder: "counted", bytes: 50 });
  const post = await published(services, { imageUrl: imageAddress(shown.id) });
  const { data } = (await send("GET", "/image/usage")).answer;
  expect(data.folders).toContainEqual({ folder: "counted", bytes: 350, count: 2 });
  expect(data.count).toBe(data.images.length);
  const usesOf = (wanted: string) => data.images.find(({ id }: { id: string }) => id === wanted).uses;
  expect(usesOf(shown.id)).toMatchObject([{ kind: "post", title: post.title }]);
  expect(usesOf(unseen.id)).toEqual([]);
  expect(data.unused).toBe(data.images.filter(({ uses }: { uses: [] }) => uses.length === 0).length);
});

it("GET /api/image/usage names the files that storage has lost", async () => {
  const whole = (await upload({ file: toad() })).answer.data;
  const lost = (await upload({ file: toad() })).answer.data;
  await services.store.delete([`media/${lost.id}/1/40.webp`]);
  const { data } = (await send("GET", "/image/usage")).answer;
  const missingOf = (wanted: string) => data.images.find(({ id }: { id: string }) => id === wanted).missing;
  expect([missingOf(whole.id), missingOf(lost.id)]).toEqual([[], ["40.webp"]]);
  expect(data.incomplete).toBe(
    data.images.filter(({ missing }: { missing: [] }) => missing.length > 0).length,
  );
});

describe("/api/image/{id}", () => {
  it("is read, and its details are changed", async () => {
    const { id } = await storedImage(services, { alt: "A frog", caption: "Stays" });
    expect((await send("GET", `/image/${id}`)).answer.data).toMatchObject({ id, alt: "A frog" });
    const changed = await send("PUT", `/image/${id}`, { alt: "A toad", folder: "New place" });
    const expected = { _id: id, alt: "A toad", folder: "new-place", caption: "Stays" };
    expect(changed).toMatchObject({ status: 200, answer: { data: expected } });
    expect((await send("GET", `/image/${id}`)).answer.data).toMatchObject(expected);
    const nameless = await send("PUT", `/image/${id}`, { name: " " });
    expect(nameless).toMatchObject({ status: 422, answer: { error: { issues: [{ field: "name" }] } } });
  });

  it("has the former files that are kept of it, and shows one again", async () => {
    const { data } = (await upload({ file: toad(), alt: "A toad" })).answer;
    const path = `/image/${data.id}/former`;
    expect((await send("GET", path)).answer.data).toEqual([]);
    await upload({ file: toad(), replaces: data.id, alt: "A newt" });
    expect((await send("GET", path)).answer.data).toEqual([
      {
        revision: 1,
        alt: "A toad",
        bytes: data.bytes,
        replacedAt: expect.stringMatching(/Z$/),
        keptUntil: expect.stringMatching(/Z$/),
      },
    ]);
    const back = await send("POST", path, { revision: 1, withAlt: true });
    expect(back).toMatchObject({ status: 200, answer: { data: { id: data.id, alt: "A toad" } } });
    expect(back.answer.data.files[0].url).toContain(`/media/${data.id}/1/`);
    expect((await send("POST", path, { revision: 1 })).status).toBe(404);
    expect((await send("POST", path, { revision: "first" })).status).toBe(422);
    expect((await send("GET", "/image/aaaaaaaaaaaaaaaa/former")).status).toBe(404);
  });

  it("is deleted while it is used only if forced", async () => {
    const { id } = await storedImage(services);
    await published(services, { content: `![](${imageAddress(id)})`, title: "Toad lore" });
    const kept = await send("DELETE", `/image/${id}?force=no`);
    expect(kept).toMatchObject({ status: 409, answer: { error: { code: "image_used" } } });
    expect(kept.answer.error.message).toContain("Toad lore");
    const deleted = await send("DELETE", `/image/${id}?force=true`);
    expect(deleted).toMatchObject({ status: 200, answer: { data: { id, _id: id } } });
    expect((await send("GET", `/image/${id}`)).status).toBe(404);
  });

  it.each(["GET", "PUT", "DELETE"])("is not there for %s under an unknown id", async (method) => {
    const json = method === "PUT" ? { alt: "" } : undefined;
    for (const id of ["a".repeat(16), "unknown"]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect((await send(method, `/image/${id}`, json)).status).toBe(404);
    }
  });
});

it.each([
  ["POST", "/image", {}],
  ["GET", "/image/usage", undefined],
  ["GET", "/image/{id}", undefined],
  ["PUT", "/image/{id}", { alt: "Mine" }],
  ["DELETE", "/image/{id}", undefined],
])("%s /api%s is for the owner only", async (method, path, json) => {
  const { id } = await storedImage(services);
  const address = path.replace("{id}", id);
  expect((await send(method, address, json, {})).status).toBe(401);
  // A request that only reads needs no token.
  const status = method === "GET" ? 200 : 403;
  expect((await send(method, address, json, xsrfless)).status).toBe(status);
  expect((await send("GET", `/image/${id}`)).answer.data.alt).toBe("");
});

it("the description names all calls, and the form with its file", async () => {
  const { paths } = (await call("/openapi.json")).answer;
  expect(Object.keys(paths["/image/{id}"])).toEqual(["get", "put", "delete"]);
  const { schema } = paths["/image/upload"].post.requestBody.content["multipart/form-data"];
  expect(Object.keys(schema.properties)).toEqual([
    "file",
    "name",
    "folder",
    "alt",
    "caption",
    "replaces",
    "same",
    "change",
  ]);
  expect(schema.required).toEqual(["file"]);
  const upload = documentedApi().find(({ path }) => path === "/api/image/upload");
  expect(upload?.fields[0]).toEqual({ name: "file", about: "in the form, required" });
});
