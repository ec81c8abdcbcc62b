import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import wranglerToml from "../wrangler.toml?raw";
import { testVariables } from "./variables.ts";

it("the Worker's variables in tests are those of wrangler.toml and of the tests, and none of this machine", () => {
  const [, vars = ""] = /^\[vars\]\n(.*?)^\[/ms.exec(wranglerToml) ?? [];
  const written = [...vars.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, name = "", value = ""]) => [name, value]);
  expect(written.length).toBeGreaterThan(15);
  const given = Object.entries(env as unknown as object).filter(
    ([name, value]) => typeof value === "string" && !name.startsWith("__VITEST_"),
  );
  expect(Object.fromEntries(given)).toEqual({ ...Object.fromEntries(written), ...testVariables });
});
