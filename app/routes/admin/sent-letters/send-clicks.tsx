import { figure } from "@toadstool/elements/charts";
import { RowTable } from "@toadstool/elements/page/row-table";
import type { ClickedLink } from "#domain/newsletter/clicks/clicks.server.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";

/** How often each link of the letter was clicked, by whomever. */
export function SendClicks({ clicks }: { clicks: ClickedLink[] }) {
  return (
    <Section id="clicks" title="Clicks">
      {clicks.length === 0 ? (
        <p className={shared.soft}>This letter has no links.</p>
      ) : (
        <>
          <p className={shared.soft}>
            Some mail programs follow links before a person does, so the numbers are rather too high.
          </p>
          <RowTable caption="Links of the letter, the most clicked first" heads={["Link", "Clicks"]}>
            {clicks.map(({ url, clicks: count }) => (
              <tr key={url}>
                <th scope="row">
                  <a href={url} className={shared.reach}>
                    {url}
                  </a>
                </th>
                <td data-label="Clicks">{figure(count)}</td>
              </tr>
            ))}
          </RowTable>
        </>
      )}
    </Section>
  );
}
