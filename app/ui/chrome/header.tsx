import { forgetOnLeaving } from "@toadstool/openid/browser";
import { usePopoverMenu } from "./use-popover-menu.ts";
import { Link } from "@toadstool/elements/page/link";
import { menuId, themesId } from "#app/browser/chrome.ts";
import type { MenuLink } from "#domain/menu/menu.ts";
import { Mark } from "#studio/mark.tsx";
import { useProfile } from "../use-profile.ts";
import { useWords } from "../use-words.ts";
import { Kept } from "../kept/kept.tsx";
import styles from "./header.module.css";
import { LampIcon, MenuIcon } from "@toadstool/elements/icons";
import { LinkIcon } from "./link-icon.tsx";
import { MenuAnchor } from "./menu-anchor.tsx";
import { menuWidth } from "./menu-width.ts";
import { useIsCurrent, useMenu } from "./navigation.ts";
import { SkipLink } from "./skip-link.tsx";
import { Themes } from "./themes.tsx";

export function Header({ loggedIn }: { loggedIn: boolean }) {
  const { siteName, resume, links: elsewhere } = useProfile();
  const words = useWords();
  const links = useMenu("header");
  const labels = [
    ...links.map(({ label }) => label),
    ...(resume ? [words.chrome.resume] : []),
    ...(loggedIn ? ["Admin", "Log Out"] : []),
  ];
  const name = siteName || words.names.home;
  const { width, tight } = menuWidth({ name, labels, icons: elsewhere.length });
  const current = links.map(({ href }) => href).filter(useIsCurrent());
  return (
    <>
      <SkipLink />
      <Kept
        as="header"
        of={[current, loggedIn]}
        className={styles.header}
        data-width={width ?? "none"}
        data-tight={tight}
      >
        {() => (
          <div className={styles.bar}>
            <Link to="/" className={styles.brand}>
              <Mark />
              <span dir="auto">{name}</span>
            </Link>
            <button type="button" className={styles.menuButton} popoverTarget={menuId}>
              <MenuIcon />
              {words.chrome.menu}
            </button>
            <Menu loggedIn={loggedIn} links={links} />
            <Lamp />
          </div>
        )}
      </Kept>
    </>
  );
}

/** A popover on narrow screens, a row on wide ones: one list, and no script to open it. */
function Menu({ loggedIn, links }: { loggedIn: boolean; links: MenuLink[] }) {
  const { resume, links: elsewhere } = useProfile();
  const menu = usePopoverMenu();
  const { chrome, common } = useWords();
  return (
    <nav ref={menu} id={menuId} popover="auto" className={styles.menu} aria-label={chrome.main}>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={`${link.href} ${link.label}`}>
            <MenuAnchor {...link} />
          </li>
        ))}
        {loggedIn && <AdminLink />}
        {resume && (
          <li>
            <a href={resume} target="_blank" rel="noopener" data-counted>
              {chrome.resume}
              <span className="visually-hidden"> {common.newTab}</span>
            </a>
          </li>
        )}
        {loggedIn && <LogOut />}
      </ul>
      {elsewhere.length > 0 && (
        <ul className={styles.social}>
          {elsewhere.map(({ href, label, kind }) => (
            <li key={href}>
              <a href={href} aria-label={label} title={label} rel="me noreferrer">
                <LinkIcon kind={kind} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

/** Opens the themes. */
function Lamp() {
  const label = useWords().elements.theme;
  return (
    <div className={`${styles.lamp} needs-script`}>
      <button
        type="button"
        className={styles.lampButton}
        popoverTarget={themesId}
        aria-label={label}
        title={label}
      >
        <LampIcon />
      </button>
      <div id={themesId} popover="auto" className={styles.themesSheet}>
        <Themes name="theme-in-header" />
      </div>
    </div>
  );
}

function AdminLink() {
  return (
    <li>
      <Link to="/admin">Admin</Link>
    </li>
  );
}

function LogOut() {
  return (
    <li>
      {/* A whole document: logging out leads to the identity provider. */}
      <form method="post" action="/auth/logout" onSubmit={forgetOnLeaving}>
        <button type="submit">Log Out</button>
      </form>
    </li>
  );
}
