import { useProfile } from "../use-profile.ts";
import styles from "./footer.module.css";
import { MenuAnchor } from "./menu-anchor.tsx";
import { feedLinks, useIsShown, useMenu } from "./navigation.ts";
import { Themes } from "./themes.tsx";

export function Footer() {
  const { tagline, copyright, name } = useProfile();
  const links = useMenu("footer");
  const isShown = useIsShown();
  const feeds = feedLinks.filter(({ href }) => isShown(href));
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.inks} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
        <p className={styles.tagline}>{tagline}</p>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={`${link.href} ${link.label}`}>
                <MenuAnchor {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="feeds" className={styles.feeds}>
          <p id="feeds">Follow by feed:</p>
          <ul className={styles.links}>
            {feeds.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.row}>
          {name && (
            <p className={styles.copyright}>
              © {copyright} {name}
            </p>
          )}
          <Themes name="theme" />
        </div>
      </div>
    </footer>
  );
}
