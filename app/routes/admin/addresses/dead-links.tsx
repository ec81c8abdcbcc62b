import { Link } from "react-router";
import { Nothing } from "@toadstool/elements/page/nothing";
import { Moment } from "#app/ui/moment/moment.tsx";
import type { DeadLink } from "#domain/addresses/links.server.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./addresses.module.css";

/** Links in published posts that lead nowhere any more, each with the posts to mend. */
export function DeadLinks({ links }: { links: DeadLink[] }) {
  return (
    <Section id="dead" title="Broken links">
      <p className={`${shared.soft} ${shared.measure}`}>
        The links in your posts are tried once a month. One that is broken twice, a day apart, is listed here.
      </p>
      {links.length === 0 ? (
        <Nothing title="No broken links">
          <p>Every link that was tried works, or its site does not let itself be asked.</p>
        </Nothing>
      ) : (
        <ul className={styles.list} aria-label="Broken links">
          {links.map(({ url, trouble, checkedAt, posts }) => (
            <li key={url} className={styles.row}>
              <div className={styles.words}>
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
                  {posts.map(({ slug, title }, index) => (
                    <span key={slug}>
                      {index > 0 && ", "}
                      <Link to={`/blog/${slug}?edit`} className={shared.reach}>
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
