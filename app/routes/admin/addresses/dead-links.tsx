import { Link } from "react-router";
import { Nothing } from "@toadstool/elements/page/nothing";
import { Moment } from "#app/ui/moment/moment.tsx";
import { editAddress } from "#domain/addresses/published-kind.ts";
import type { DeadLink } from "#domain/addresses/links.server.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";

/** Links in what is published that lead nowhere any more, each with the texts to mend. */
export function DeadLinks({ links }: { links: DeadLink[] }) {
  return (
    <Section id="dead" title="Broken links">
      <p className={`${shared.soft} ${shared.measure}`}>
        The links in your posts, pages, notes, projects and public letters are tried once a month. One that is
        broken twice, a day apart, is listed here.
      </p>
      {links.length === 0 ? (
        <Nothing title="No broken links">
          <p>Every link that was tried works, or its site does not let itself be asked.</p>
        </Nothing>
      ) : (
        <ul className={shared.entries} aria-label="Broken links">
          {links.map(({ url, trouble, checkedAt, texts }) => (
            <li key={url} className={shared.entry}>
              <div className={shared.words}>
                <p translate="no">
                  <a href={url} rel="noreferrer" className={shared.reach}>
                    {url}
                  </a>
                </p>
                <p className={shared.soft}>
                  {trouble}, tried <Moment iso={checkedAt} />
                </p>
                <p>
                  In{" "}
                  {texts.map(({ kind, id, title }, index) => (
                    <span key={id}>
                      {index > 0 && ", "}
                      the {kind}{" "}
                      <Link to={editAddress(kind, id)} className={shared.reach}>
                        {title}
                      </Link>
                    </span>
                  ))}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
