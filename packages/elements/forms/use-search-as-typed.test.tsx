import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, Form, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { useSearchAsTyped } from "./use-search-as-typed.ts";

function Search() {
  const { form, input } = useSearchAsTyped({ action: "/blog", search: "ink", inPage: false });
  return (
    <Form {...form} action="/blog">
      <input {...input} aria-label="Search" />
    </Form>
  );
}

it("is an ordinary GET form in the served document, with the search of the address in its field", () => {
  const router = createMemoryRouter([{ path: "/", element: <Search /> }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(markup).toMatch(/<form[^>]*action="\/blog" method="get"/);
  expect(markup).toMatch(/<input[^>]*name="q"[^>]*value="ink"/);
});
