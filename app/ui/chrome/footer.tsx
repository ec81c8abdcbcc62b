import { useProfile } from "../use-profile.ts";
import { useWords } from "../use-words.ts";
import styles from "./footer.module.css";
import { MenuAnchor } from "./menu-anchor.tsx";
import { Kept } from "../kept/kept.tsx";
import { feedLinks, useIsCurrent, useIsShown, useMenu } from "./navigation.ts";
import { Themes } from "./themes.tsx";

export function Footer() {
  const { tagline, copyright, name } = useProfile();
  const words = useWords();
  const links = useMenu("footer");
  const isShown = useIsShown();
  const feeds = feedLinks(words).filter(({ href }) => isShown(href));
  const current = links.map(({ href }) => href).filter(useIsCurrent());
  return (
    <Kept as="footer" of={current} className={styles.footer}>
      {() => (
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
          <nav aria-label={words.chrome.footer}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={`${link.href} ${link.label}`}>
                  <MenuAnchor {...link} />
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="feeds" className={styles.feeds}>
            <p id="feeds">{words.chrome.feeds}</p>
            <ul className={styles.links}>
              {feeds.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.row}>
            {name && <p className={styles.copyright}>{words.chrome.copyright({ years: copyright, name })}</p>}
            <Themes name="theme" />
          </div>
        </div>
      )}
    </Kept>
  );
}
