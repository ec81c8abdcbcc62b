import { expect, it } from "vitest";
import { readSources } from "./sources.ts";

const files = readSources("app/{routes/admin,ui}/**/*.tsx", "packages/{markdown-editor,elements}/**/*.tsx");

/** What the admin’s layout does not keep, and why nothing typed is lost there. */
const others: Record<string, string> = {
  "app/routes/admin/images/library-page.tsx": "leads to a folder",
  "app/routes/admin/image/ask-replace.tsx":
    "asks within a dialog, which stays open until the file has arrived",
  "app/ui/list/filters.tsx": "chooses what a list shows",
  "app/ui/screens/not-found-screen.tsx": "searches",
  "app/ui/search-form.tsx": "searches",
  "packages/markdown-editor/dialogs/asking.tsx": "asks within the editor, and writes into its text",
  "app/ui/image-picker/words.tsx": "asks within a dialog, and writes into a text",
};

it("keeps what is typed into every form of the owner", () => {
  expect(files["app/routes/admin/admin-layout.tsx"]).toContain("<TypedForms />");
  const forms = Object.entries(files).flatMap(([path, source]) =>
    [...source.matchAll(/<(?:fetcher\.)?(?:Form|form)(?=\s)((?:[^>]|=>)*?[^=])>/g)].map(
      ([, attributes = ""]) => ({
        path,
        isKept: /method="post"|\{\.\.\.form\}/.test(attributes),
      }),
    ),
  );
  expect(forms.length).toBeGreaterThan(40);
  const notKept = new Set(forms.filter(({ isKept }) => !isKept).map(({ path }) => path));
  expect([...notKept].toSorted()).toEqual(Object.keys(others).toSorted());
});
