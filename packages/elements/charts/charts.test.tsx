import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BarTable } from "./bar-table.tsx";
import { ColumnChart } from "./column-chart.tsx";

it("has every figure that a column draws in its table, and hides the drawing from screen readers", () => {
  const html = renderToStaticMarkup(
    <ColumnChart
      caption="Readers per day"
      head="Day"
      series={["came", "left"]}
      columns={[
        { label: "2 March", short: "Mon", values: [1620, 14] },
        { label: "3 March", short: "Tue", values: [614] },
      ]}
    />,
  );
  expect(html).toContain("<td>1,620</td><td>14</td>");
  expect(html).toContain("<td>614</td><td>0</td>");
  expect(html.match(/<svg /g)).toHaveLength(html.match(/<svg [^>]*aria-hidden="true"/g)?.length ?? 0);
  expect(html).not.toContain("style=");
});

it("draws the parts of a bar one after the other, as long as their share of the longest row", () => {
  const html = renderToStaticMarkup(
    <BarTable
      caption="Readers by country"
      head="Country"
      columns={["Readers"]}
      rows={[
        { key: "nz", name: "New Zealand", values: [60, 40] },
        { key: "fj", name: "Fiji", values: [25] },
      ]}
    />,
  );
  expect(html).toContain('x="0%" width="60%"');
  expect(html).toContain('x="60%" width="40%"');
  expect(html).toContain('x="0%" width="25%"');
});
