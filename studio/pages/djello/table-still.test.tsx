import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { stillOf } from "#domain/art/still.ts";
import { TableStill } from "./table-still.tsx";

it("gives the picture no sizes where it has no widths", () => {
  const html = renderToStaticMarkup(<TableStill still={stillOf({ slug: "djello" })} />);
  expect(html).toMatch(/<img [^>]*src="\/images\/art\/djello.webp"/);
  expect(html).not.toMatch(/<img [^>]*sizes=/);
});
