import { expect, it } from "vitest";
import { addDatabase, emptyAccount } from "../../testing/stand-ins/cloudflare/account.ts";
import { startCloudflare } from "../../testing/stand-ins/cloudflare/server.ts";
import { openApi } from "./api.ts";

it("lists all that an account has, however many pages that takes", async () => {
  const account = emptyAccount();
  for (let n = 1; n <= 205; n++) addDatabase(account, `pond-${n}`);
  const { url, calls, close } = await startCloudflare({ account });
  const api = openApi({
    url: `${url}/accounts/${account.id}`,
    headers: { Authorization: "Bearer token" },
  });
  const found = await api.list<{ name: string }>("/d1/database?name=pond");
  expect(found.map(({ name }) => name)).toEqual(account.databases.map(({ name }) => name));
  expect(calls).toHaveLength(3);
  expect(await api.list("/queues")).toEqual([]);
  await close();
});
