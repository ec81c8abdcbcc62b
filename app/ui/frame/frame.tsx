import "@toadstool/elements/goes-on.css";
import { forgetOnLeaving } from "@toadstool/openid/browser";
import { ChipLinks } from "@toadstool/elements/forms/chips";
import { MenuIcon, PlusIcon, SearchIcon } from "@toadstool/elements/icons";
import { Icon } from "@toadstool/elements/icons/icon";
import { Link } from "@toadstool/elements/page/link";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { contentId } from "#app/browser/chrome.ts";
import { useLoggedIn } from "#app/browser/identity/presence.ts";
import type { Notice } from "#app/notice.ts";
import { Mark } from "#studio/mark.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { mainLinks } from "../chrome/navigation.ts";
import { SkipLink } from "../chrome/skip-link.tsx";
import { Themes } from "../chrome/themes.tsx";
import { usePopoverMenu } from "../chrome/use-popover-menu.ts";
import { NoticeShown } from "../notice/notice.tsx";
import { Search } from "../palette/search.tsx";
import { useProfile } from "../use-profile.ts";
import { useWords } from "../use-words.ts";
import styles from "./frame.module.css";
import { Keys } from "./keys.tsx";
import { useClockFaults } from "./use-clock-faults.ts";
import { useEntering } from "./use-entering.ts";
import { beginnings, daily, type Place, placeOf, rare, roomOf } from "./places.ts";

const ids = { places: "places", site: "visitors-places", beginnings: "beginnings" };

/** What is at hand at the foot of a phone, by the names that it has there. */
const atHand = ["Today", "Posts", "Works", "Letters"];
const atHandAs: Record<string, Partial<Place>> = { Posts: { name: "Write", to: "/admin/blog" } };

interface FrameProps {
  notice?: Notice | null;
  /** How much waits for her: the number beside Today. */
  needs?: number;
  children: ReactNode;
}

/** What surrounds every page of the owner’s side: its places at the side, or at the foot of a phone. */
export function Frame({ notice = null, needs = 0, children }: FrameProps) {
  useClockFaults();
  const content = useEntering();
  const place = placeOf(useLocation().pathname);
  const [isSearching, setSearching] = useState(false);
  const search = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setSearching(true);
  };
  return (
    <div className={styles.frame}>
      {/* React Aria puts a style element with this id into the page, unless there is one: its rule is in frame.module.css. */}
      <meta id="react-aria-pressable-style" />
      <SkipLink />
      <Side current={place} needs={needs} onSearch={search} />
      <header className={styles.top}>
        <Breadcrumb />
        <Link to="/admin/search" aria-label="Search" className={styles.topButton} onClick={search}>
          <SearchIcon />
        </Link>
        <button type="button" popoverTarget={ids.beginnings} aria-label="New" className={styles.topButton}>
          <PlusIcon />
        </button>
      </header>
      <div ref={content} id={contentId} tabIndex={-1} className={styles.content}>
        {place && <Rooms place={place} />}
        {children}
      </div>
      <Reported notice={notice} />
      <Beginnings />
      <VisitorsPlaces />
      <Foot current={place} needs={needs} />
      <Keys
        onSearch={() => setSearching(true)}
        onNew={() => {
          const menu = document.getElementById(ids.beginnings);
          menu?.showPopover();
          menu?.querySelector("a")?.focus();
        }}
      />
      {isSearching && <Search onClose={() => setSearching(false)} onPost={postTo} />}
    </div>
  );
}

/** Presses the button of the frame that does what the palette names. */
function postTo(address: string) {
  document.querySelector<HTMLFormElement>(`form[action="${address}"]`)?.requestSubmit();
}

/** What the last press has done: on the page that it led to, however often that is loaded anew, and on no other. */
function Reported({ notice }: { notice: Notice | null }) {
  const { key } = useLocation();
  const [last, setLast] = useState({ notice, shown: notice, key });
  if (last.notice !== notice || last.key !== key) {
    const isNew = notice !== null && last.notice !== notice;
    setLast({ notice, shown: isNew ? notice : last.key === key ? last.shown : null, key });
  }
  const region = useRef<HTMLDivElement>(null);
  // The row that was pressed is gone, and the focus with it: keys go on from the way back.
  useEffect(() => {
    if (last.shown && document.activeElement === document.body) region.current?.focus();
  }, [last.shown]);
  return (
    <div ref={region} tabIndex={-1} className={styles.reported}>
      {last.shown && <NoticeShown {...last.shown} />}
    </div>
  );
}

interface PlacesProps {
  current?: Place;
  needs: number;
}

/** All places: at the side of wide windows, as signs on less wide ones, and on phones what “More” opens. */
function Side({ current, needs, onSearch }: PlacesProps & { onSearch: (event: MouseEvent) => void }) {
  const menu = usePopoverMenu();
  const { siteName } = useProfile();
  const loggedIn = useLoggedIn();
  return (
    <nav ref={menu} id={ids.places} popover="auto" className={styles.side} aria-label="Admin">
      <button
        type="button"
        popoverTarget={ids.site}
        className={styles.site}
        title="The site’s pages and its theme"
      >
        <Mark />
        <span dir="auto">{siteName}</span>
      </button>
      <button type="button" popoverTarget={ids.beginnings} className={styles.new} title="New">
        <PlusIcon />
        <span>New</span>
      </button>
      <Link to="/admin/search" className={styles.place} title="Search" onClick={onSearch}>
        <SearchIcon />
        <span>Search</span>
      </Link>
      {[daily, rare].map((places) => (
        <ul key={places[0]?.to} className={styles.places}>
          {places.map((place) => (
            <li key={place.to}>
              <PlaceLink place={place} isCurrent={place === current} needs={needs} />
            </li>
          ))}
        </ul>
      ))}
      <ul className={styles.places}>
        <li>
          <Link to="/" className={styles.place} title="View site">
            <Icon>
              <path d="M9 5H4.5v14.5H19V15M13 4h7v7M20 4l-9 9" />
            </Icon>
            <span>View site</span>
          </Link>
        </li>
        {loggedIn && (
          <li>
            {/* A whole document: logging out leads to the identity provider. */}
            <form method="post" action="/auth/logout" onSubmit={forgetOnLeaving}>
              <button type="submit" className={styles.place} title="Log Out">
                <Icon>
                  <path d="M10 4H4v16h6M15 8l4.5 4-4.5 4M19 12H9" />
                </Icon>
                <span>Log Out</span>
              </button>
            </form>
          </li>
        )}
      </ul>
    </nav>
  );
}

function PlaceLink({ place, isCurrent, needs }: { place: Place; isCurrent: boolean; needs: number }) {
  const isCounted = place.to === "/admin" && needs > 0;
  return (
    <Link
      to={place.to}
      className={styles.place}
      title={place.name}
      aria-current={isCurrent ? "true" : undefined}
    >
      <Icon>
        <path d={place.sign} />
      </Icon>
      <span>{place.name}</span>
      {isCounted && (
        <b className={styles.needs}>
          {needs}
          <span className="visually-hidden"> {needs === 1 ? "needs" : "need"} you</span>
        </b>
      )}
    </Link>
  );
}

/** What a place is divided into. */
function Rooms({ place }: { place: Place }) {
  const current = roomOf(place, useLocation().pathname);
  if (!place.rooms) return null;
  return (
    <div className={place.hasMany ? `${styles.rooms} ${styles.many}` : styles.rooms}>
      <ChipLinks label={place.name}>
        {place.rooms.map((room) => (
          <li key={room.to}>
            <Link to={room.to} className={styles.room} aria-current={room === current || undefined}>
              {room.name}
            </Link>
          </li>
        ))}
      </ChipLinks>
    </div>
  );
}

function Beginnings() {
  const menu = usePopoverMenu();
  return (
    <nav ref={menu} id={ids.beginnings} popover="auto" className={styles.sheet} aria-label="New">
      <ul className={styles.places}>
        {beginnings.map(({ to, name }) => (
          <li key={name}>
            <Link to={to} className={styles.place}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The ways to what visitors see, and the theme. */
function VisitorsPlaces() {
  const menu = usePopoverMenu();
  const { resume } = useProfile();
  const words = useWords();
  return (
    <nav ref={menu} id={ids.site} popover="auto" className={styles.sheet} aria-label="The site">
      <ul className={styles.places}>
        {mainLinks(words).map(({ href, label }) => (
          <li key={href}>
            <Link to={href} className={styles.place}>
              {label}
            </Link>
          </li>
        ))}
        {resume && (
          <li>
            <a href={resume} target="_blank" rel="noopener" className={styles.place}>
              {words.chrome.resume}
              <span className="visually-hidden"> {words.common.newTab}</span>
            </a>
          </li>
        )}
      </ul>
      <div className="needs-script">
        <Themes name="theme-of-admin" />
      </div>
    </nav>
  );
}

/** On phones: the places at hand, and all others behind “More”. */
function Foot({ current, needs }: PlacesProps) {
  return (
    <nav className={styles.foot} aria-label="At hand">
      {daily
        .filter(({ name }) => atHand.includes(name))
        .toSorted((one, other) => atHand.indexOf(one.name) - atHand.indexOf(other.name))
        .map((place) => (
          <PlaceLink
            key={place.to}
            place={{ ...place, ...atHandAs[place.name] }}
            isCurrent={place === current}
            needs={needs}
          />
        ))}
      <button type="button" popoverTarget={ids.places} className={styles.place}>
        <MenuIcon />
        <span>More</span>
      </button>
    </nav>
  );
}
