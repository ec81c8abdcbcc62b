import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { experience } from "#studio/experience.ts";
import { scrollBehaviour } from "#app/browser/scroll-behaviour.ts";
import { useScripted } from "#app/browser/scripted.ts";
import { Entry } from "./experience-entry.tsx";
import styles from "./experience-tabs.module.css";
import { tabAfterKey } from "./tab-keys.ts";

/** One entry a tab; without scripts, and on paper, all of them beneath each other. */
export function ExperienceTabs() {
  const scripted = useScripted();
  const [active, setActive] = useState(0);
  const id = useId();
  return (
    <div className={scripted ? styles.tabbed : styles.stacked}>
      {scripted && <TabList id={id} active={active} onSelect={setActive} />}
      {experience.map((entry, index) => (
        <section
          key={entry.tab}
          className={styles.panel}
          {...(scripted && {
            id: `${id}-panel-${index}`,
            role: "tabpanel",
            tabIndex: 0,
            "aria-labelledby": `${id}-tab-${index}`,
            hidden: index !== active,
          })}
        >
          <Entry entry={entry} />
        </section>
      ))}
    </div>
  );
}

interface TabListProps {
  id: string;
  active: number;
  onSelect: (index: number) => void;
}

function TabList({ id, active, onSelect }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const orientation = useIsWide() ? "vertical" : "horizontal";

  useEffect(() => {
    const tab = tabAt(list.current, active);
    if (!list.current || !tab) return;
    list.current.style.setProperty("--active", String(active));
    const left = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
    list.current.scrollTo({ left: orientation === "vertical" ? 0 : left, behavior: scrollBehaviour() });
  }, [active, orientation]);

  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = tabAfterKey(event.key, active, experience.length, orientation);
    if (next === null) return;
    event.preventDefault();
    onSelect(next);
    // The strip scrolls its tab to the middle anyway.
    tabAt(list.current, next)?.focus({ preventScroll: orientation === "horizontal" });
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Experience"
      aria-orientation={orientation}
      className={styles.list}
    >
      {experience.map((entry, index) => (
        <button
          key={entry.tab}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-selected={index === active}
          aria-controls={`${id}-panel-${index}`}
          tabIndex={index === active ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(index)}
          onKeyDown={move}
        >
          {entry.tab}
        </button>
      ))}
      <span className={styles.indicator} aria-hidden="true" />
    </div>
  );
}

function tabAt(list: HTMLElement | null, index: number) {
  return list?.querySelectorAll<HTMLElement>("[role=tab]")[index];
}

/** The medium width, from which the tabs are in a column: see experience-tabs.module.css. */
const wide = "(width >= 992px)";

function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => matchMedia(wide).matches,
    () => false,
  );
}
