import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { RouterProvider } from "react-aria-components";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Collection } from "react-aria-components/Collection";
import { Dialog } from "react-aria-components/Dialog";
import { Header } from "react-aria-components/Header";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Input } from "react-aria-components/Input";
import { Menu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { SearchField } from "react-aria-components/SearchField";
import { useFetcher, useNavigate } from "react-router";
import type { Found, FoundGroup } from "#domain/finding/found.ts";
import { useWords } from "../use-words.ts";
import type { Entry } from "./actions.ts";
import { factOf, sectionWords } from "./found-words.ts";
import { keepOpened, type Opened, readOpened } from "./opened.ts";
import styles from "./palette.module.css";

/** What the page of results has found. */
interface Results {
  typed: string;
  groups: FoundGroup[];
  recent: Found[];
  actions: readonly Entry[];
  pages: readonly Entry[];
  help: readonly Entry[];
}

interface Shown extends Opened {
  id: string;
}

interface PaletteProps {
  onClose: () => void;
  onPost: (address: string) => void;
  /** What was typed before it was here. */
  early: RefObject<string>;
}

/** One field over all that is the owner’s: results come as she types, the first is chosen, and Enter opens it. */
export function Palette({ onClose, onPost, early }: PaletteProps) {
  const [typed, setTyped] = useState("");
  const { load, data, state } = useFetcher<Results>();
  const { language } = useWords();
  const navigate = useNavigate();
  useEffect(() => void load(`/admin/search?q=${encodeURIComponent(typed)}`), [load, typed]);
  const [opened] = useState(readOpened);
  const field = useRef<HTMLInputElement>(null);
  const isTaken = useRef(false);
  useLayoutEffect(() => field.current?.focus(), []);
  // As if it was typed here, so that its first result is chosen, too; before what was typed here by now.
  useEffect(() => {
    if (!early.current || isTaken.current) return;
    isTaken.current = true;
    field.current?.setSelectionRange(0, 0);
    document.execCommand("insertText", false, early.current);
    field.current?.setSelectionRange(-1, -1);
  }, [early]);
  const sections = data ? sectionsOf(data, opened) : [];
  const posts = new Set(data?.actions.flatMap(({ isPost, address }) => (isPost ? [address] : [])));
  return (
    <I18nProvider locale={language}>
      <RouterProvider navigate={(to) => void navigate(to)}>
        <ModalOverlay isOpen isDismissable onOpenChange={onClose} className={styles.overlay}>
          <Modal className={styles.modal}>
            <Dialog aria-label="Search" className={styles.dialog}>
              <Autocomplete inputValue={typed} onInputChange={setTyped}>
                <div className={styles.head}>
                  <SearchField aria-label="Search" className={styles.field} onClear={onClose}>
                    <Input
                      ref={field}
                      placeholder="Titles, names, settings and what you can do"
                      className={styles.input}
                    />
                  </SearchField>
                  <button type="button" className={styles.close} onClick={onClose}>
                    Close
                  </button>
                  {state !== "idle" && <span className={styles.busy} />}
                </div>
                <Menu
                  items={sections}
                  aria-label="Results"
                  className={styles.results}
                  // Before the first answer it would be an item without a name.
                  renderEmptyState={
                    data && (() => <p className={styles.nothing}>Nothing is called “{data.typed}”.</p>)
                  }
                  onAction={(key) => {
                    const chosen = sections.flatMap(({ items }) => items).find(({ id }) => id === key);
                    if (!chosen) return;
                    if (posts.has(chosen.to)) onPost(chosen.to);
                    else keepOpened(chosen);
                    onClose();
                  }}
                >
                  {({ id, name, items }) => (
                    <MenuSection id={id}>
                      <Header className={styles.name}>{name}</Header>
                      <Collection items={items}>
                        {({ id: key, title, fact, to }) => (
                          <MenuItem
                            id={key}
                            href={posts.has(to) ? undefined : to}
                            textValue={title}
                            className={styles.item}
                          >
                            <span dir="auto">{title}</span>
                            {fact && <span className={styles.fact}>{fact}</span>}
                          </MenuItem>
                        )}
                      </Collection>
                    </MenuSection>
                  )}
                </Menu>
              </Autocomplete>
            </Dialog>
          </Modal>
        </ModalOverlay>
      </RouterProvider>
    </I18nProvider>
  );
}

function sectionsOf({ typed, groups, recent, actions, pages, help }: Results, opened: readonly Opened[]) {
  const found = (results: readonly Found[]) =>
    results.map((each): Shown => ({
      id: `${each.kind}-${each.id}`,
      title: each.title || "Untitled",
      fact: factOf(each),
      to: each.address,
    }));
  const entries = (name: string, those: readonly Entry[]) =>
    those.map(({ words, address, keys }, index): Shown => ({
      id: `${name}-${index}`,
      title: words,
      fact: keys,
      to: address,
    }));
  const isEmpty = typed.trim() === "";
  const others = found(recent).filter(({ to }) => !opened.some((each) => each.to === to));
  const all = [
    {
      id: "opened",
      name: "Opened last",
      items: isEmpty ? opened.map((each): Shown => ({ ...each, id: `opened-${each.to}` })) : [],
    },
    { id: "recent", name: "Edited last", items: isEmpty ? others : [] },
    ...groups.map(({ section, results, hasMore, lists }) => ({
      id: section,
      name: sectionWords[section],
      items: [
        ...found(results),
        ...(hasMore
          ? lists.map(({ name, address }): Shown => ({
              id: `more-${name}`,
              title: `Search all ${name}`,
              to: address,
            }))
          : []),
      ],
    })),
    { id: "pages", name: "Pages and settings", items: entries("page", pages) },
    { id: "actions", name: "Actions", items: entries("action", actions) },
    { id: "help", name: "Help", items: entries("help", help) },
  ];
  return all.filter(({ items }) => items.length > 0);
}
