import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { tabAfterKey } from "./tab-keys.ts";
import "../goes-on.css";
import { readingKey } from "../behaviour/reading-direction.ts";
import { scrollBehaviour } from "../behaviour/scroll-behaviour.ts";
import styles from "./tabs.module.css";

interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  /** Each has another name. */
  tabs: { name: string; content: ReactNode }[];
}

/** One content a tab; without scripts, and on paper, all of them beneath each other. */
export function Tabs({ label, tabs }: TabsProps) {
  const [active, setActive] = useState(0);
  const id = useId();
  const names = tabs.map(({ name }) => name);
  return (
    <div className={styles.tabbed}>
      <TabList id={id} label={label} names={names} active={active} onSelect={setActive} />
      {tabs.map(({ name, content }, index) => (
        <section
          key={name}
          id={`${id}-panel-${index}`}
          role="tabpanel"
          tabIndex={0}
          aria-labelledby={`${id}-tab-${index}`}
          // By the stylesheet, which knows where scripts are off.
          data-inactive={index !== active || undefined}
          className={styles.panel}
        >
          {content}
        </section>
      ))}
    </div>
  );
}

interface TabListProps {
  id: string;
  label: string;
  names: string[];
  active: number;
  onSelect: (index: number) => void;
}

function TabList({ id, label, names, active, onSelect }: TabListProps) {
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
    const next = tabAfterKey(readingKey(event.key, list.current), active, names.length, orientation);
    if (next === null) return;
    event.preventDefault();
    onSelect(next);
    // The strip scrolls its tab to the middle anyway.
    tabAt(list.current, next)?.focus({ preventScroll: orientation === "horizontal" });
  };

  return (
    <div ref={list} role="tablist" aria-label={label} aria-orientation={orientation} className={styles.list}>
      {names.map((name, index) => (
        <button
          key={name}
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
          {name}
        </button>
      ))}
      <span className={styles.indicator} aria-hidden="true" />
    </div>
  );
}

function tabAt(list: HTMLElement | null, index: number) {
  return list?.querySelectorAll<HTMLElement>("[role=tab]")[index];
}

/** The medium width, from which the tabs are in a column: see tabs.module.css. */
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
