import { Link } from "react-router";
import { themes } from "#app/browser/theme.ts";
import { useTheme } from "#app/browser/use-theme.ts";
import { useProfile } from "../use-profile.ts";
import { notesPath } from "#domain/notes/note.ts";
import styles from "./footer.module.css";
import { feedLinks, mainLinks, useShown } from "./navigation.ts";
import { ThemeChooser } from "@toadstool/elements/themes/theme-chooser";

export function Footer() {
  const { tagline, copyrightYear, name } = useProfile();
  const [theme, choose] = useTheme();
  const links = useShown([
    ...mainLinks,
    { to: notesPath, label: "Notes" },
    { to: "/subscribe", label: "Subscribe" },
  ]);
  const feeds = useShown(feedLinks);
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
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="feeds" className={styles.feeds}>
          <p id="feeds">Follow by feed:</p>
          <ul className={styles.links}>
            {feeds.map(({ to, label }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.row}>
          {name && (
            <p className={styles.copyright}>
              © {copyrightYear} {name}
            </p>
          )}
          <ThemeChooser themes={themes} theme={theme} choose={choose} />
        </div>
      </div>
    </footer>
  );
}
