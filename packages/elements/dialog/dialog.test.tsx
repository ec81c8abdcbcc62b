import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { speech } from "../testing/speech.ts";
import { ElementsWords } from "../words.ts";
import { ConfirmDelete } from "./confirm-delete.tsx";

it("asks before it deletes also without scripts: the form unfolds in place", () => {
  const element = (
    <ConfirmDelete label="Delete Ada" question="For good?" action="/hens" fields={{ id: "7" }} />
  );
  const html = renderToStaticMarkup(
    <ElementsWords value={speech}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />
    </ElementsWords>,
  );
  expect(html).toMatch(/<details[^>]*><summary[^>]* aria-label="Delete Ada"/);
  expect(html.match(/<form [^>]*action="\/hens" method="post"/g)).toHaveLength(1);
  expect(html).toContain('<input type="hidden" name="id" value="7"/>');
  expect(html).not.toContain("<dialog open");
});
