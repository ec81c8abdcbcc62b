import { Link } from "react-router";
import { profile } from "#content/profile.ts";
import styles from "./footer.module.css";
import { mainLinks } from "./navigation.ts";
import { ThemeChooser } from "./theme-chooser.tsx";

export function Footer() {
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
        <p className={styles.tagline}>{profile.tagline}</p>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {[...mainLinks, { to: "/subscribe", label: "Subscribe" }].map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.row}>
          <p className={styles.copyright}>
            © {profile.copyrightYear} {profile.name}
          </p>
          <ThemeChooser />
        </div>
      </div>
    </footer>
  );
}
