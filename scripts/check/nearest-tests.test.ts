import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importFolders, nearestTests } from "./nearest-tests.ts";
import { pageFilesOf } from "./page-files.ts";

const texts: Record<string, string> = {
  "domain/fold.ts": "",
  "domain/fold.test.ts": `import { fold } from "./fold.ts";`,
  "domain/search.ts": `import type { A } from "x";\nexport {\n  fold,\n} from "./fold.ts";`,
  "domain/search.test.ts": `import { search } from "./search.ts";`,
  "app/page.tsx": `const later = () => import("#domain/search.ts");`,
  "app/page.test.tsx": `import "./page.tsx";`,
  "app/page.test.e2e.ts": `import "./page.tsx";`,
  "app/page.css": "",
  "app/looks.test.ts": `const sheet = read("../app/page.css");`,
  "packages/media/index.ts": "",
  "app/film.test.ts": `import { probe } from "@toadstool/media";`,
  "app/routes/topics-page.tsx": `import "#domain/topics.ts";`,
  "app/routes/topic-page.tsx": "",
  "app/routes/letter-page.tsx": "",
  "domain/topics.ts": "",
  "workers/app.ts": `import "#domain/topics.ts";`,
  "testing/document/site.ts": `import "#workers/app.ts";`,
  "testing/lists.test.ts": `import "#testing/document/site.ts"; open("/admin/lists"); linkIn("/letters/");`,
  "testing/topics.test.ts": `import "#testing/document/site.ts"; open("/admin/topics?page=2");`,
  "testing/topic.test.ts": 'import "#testing/document/site.ts"; open(`/admin/topics/${id}/more`);',
};
const near = (...changed: string[]) =>
  nearestTests(changed, {
    files: Object.keys(texts),
    read: (file) => texts[file] ?? "",
    folders: {
      "#domain/": ["./domain/"],
      "#workers/": ["./workers/"],
      "#testing/": ["./testing/"],
      "@toadstool/media": ["packages/media/index.ts"],
    },
    pageFiles: pageFilesOf([
      {
        file: "routes/admin-layout.tsx",
        children: [
          { path: "admin/topics", file: "routes/topics-page.tsx" },
          { path: "letters/:id", file: "routes/letter-page.tsx" },
          { path: "admin/topics/:id/more", file: "routes/topic-page.tsx" },
        ],
      },
      { path: "*", file: "routes/own-page.tsx" },
    ]),
  });

describe("the tests near a change", () => {
  it("are those that reach it by imports, the nearest first, and no journeys", () => {
    expect(near("domain/fold.ts")).toEqual([
      "domain/fold.test.ts",
      "domain/search.test.ts",
      "app/page.test.tsx",
    ]);
  });

  it("begin with the tests that are changed themselves", () => {
    expect(near("domain/search.ts", "domain/fold.test.ts")).toEqual([
      "domain/fold.test.ts",
      "domain/search.test.ts",
      "app/page.test.tsx",
    ]);
  });

  it("are, for a file that is no module, those that name it", () => {
    expect(near("app/page.css")).toEqual(["app/looks.test.ts"]);
  });

  it("are found through packages of this repository", () => {
    expect(near("packages/media/index.ts")).toEqual(["app/film.test.ts"]);
  });

  it("are, for a page and what it imports, first the document tests that name its address", () => {
    expect(near("app/routes/topic-page.tsx")).toEqual(["testing/topic.test.ts"]);
    expect(near("domain/topics.ts")).toEqual([
      "testing/topics.test.ts",
      "testing/lists.test.ts",
      "testing/topic.test.ts",
    ]);
    expect(near("app/routes/letter-page.tsx")).toEqual(["testing/lists.test.ts"]);
    expect(near("app/routes/admin-layout.tsx")).toEqual([
      "testing/lists.test.ts",
      "testing/topics.test.ts",
      "testing/topic.test.ts",
    ]);
    expect(near("app/routes/own-page.tsx")).toEqual(["testing/lists.test.ts"]);
  });

  it("are none where nothing reaches the change", () => {
    expect(near("README.md", "app/page.test.e2e.ts")).toEqual([]);
  });
});

describe("the folders that imports name", () => {
  it("are those of package.json, under every condition", () => {
    const root = join(import.meta.dirname, "../..");
    const folders = importFolders(root, globSync("packages/*", { cwd: root }));
    expect(folders["#domain/"]).toEqual(["./domain/"]);
    expect(folders["#studio/"]?.every((folder) => folder.endsWith("/"))).toBe(true);
  });
});
