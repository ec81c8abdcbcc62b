/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a datalist completes a whole field, not one name of several */
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { answerOf, api } from "#app/browser/api.ts";
import { Field } from "@toadstool/elements/forms/field";
import { counted } from "#domain/text/counted.ts";
import { type CountedTag, tagNames, tagText } from "#domain/tags/tag.ts";
import { endedNames, suggestionsFor } from "./suggestions.ts";
import styles from "./tag-field.module.css";

interface TagFieldProps extends Omit<ComponentProps<typeof Field>, "label" | "value" | "onChange"> {
  label?: string;
  value: string;
  /** Called with the text of all of them. */
  onTake: (text: string) => void;
  /** Tags that are suggested; without them, those that readers see. */
  known?: CountedTag[];
}

/** Names with commas between them; with scripts, each a chip, and a combobox that suggests the tags that are there. */
export function TagField({ name, value, onTake, known, issues = [], ...field }: TagFieldProps) {
  const isScripted = useScripted();
  const listId = useId();
  const [tags, ask] = useTags(known);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const whole = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [held, setHeld] = useState(() => heldIn(value));
  // Changed from outside: restored, say, or taken from a revision.
  if (value !== held.seen) setHeld(isSame(textOf(held), value) ? { ...held, seen: value } : heldIn(value));
  const { names, typing } = held;
  const shown = isOpen ? suggestionsFor(tags, names, typing) : [];
  const optionId = (index: number) => `${listId}-${index}`;
  const openAt = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    setActive(-1);
  };
  const take = (chosen: readonly string[], stillTyping = "") => {
    const now = { names: tagNames(tagText(chosen)), typing: stillTyping };
    setHeld({ ...now, seen: value });
    onTake(textOf(now));
    // What the form keeps on this device follows.
    whole.current?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const hear = (text: string, isComposing = false) => {
    const typed = isComposing ? { names: [], typing: text } : endedNames(text);
    take([...names, ...typed.names], typed.typing);
    openAt(true);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = shown[active];
    if (step) {
      setOpen(true);
      // From the field, the key up leads to the last one.
      const from = active < 0 && step < 0 ? 0 : active;
      setActive(shown.length > 0 ? (from + step + shown.length) % shown.length : -1);
    } else if (event.key === "Enter") {
      take([...names, chosen?.name ?? typing]);
      openAt(false);
    } else if (event.key === "Backspace" && typing === "" && names.length > 0)
      take(names.slice(0, -1), names.at(-1));
    else if (event.key === "Escape" && shown.length > 0) openAt(false);
    else return;
    // Enter would press the form's first button; Escape would close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };

  const shared = {
    label: "Tags, separated by commas",
    autoComplete: "off",
    autoCapitalize: "none",
    ...field,
    placeholder: names.length > 0 ? undefined : (field.placeholder ?? "travel, paper"),
  } as const;
  if (!isScripted)
    return (
      <Field
        {...shared}
        ref={input}
        name={name}
        value={value}
        issues={issues}
        offered={known?.slice(0, 100).map((tag) => ({ value: tag.name }))}
        onChange={({ target }) => onTake(target.value)}
      />
    );
  return (
    <div className={styles.tags}>
      <input
        ref={whole}
        hidden
        name={name}
        form={field.form}
        value={value}
        onChange={({ target }) => onTake(target.value)}
      />
      <Field
        {...shared}
        ref={input}
        name=""
        required={false}
        limit={undefined}
        value={typing}
        issues={issues.flatMap((issue) => (issue.field === name ? { ...issue, field: "" } : []))}
        enterKeyHint="next"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={shown.length > 0 ? listId : undefined}
        aria-activedescendant={shown[active] && optionId(active)}
        onFocus={ask}
        onChange={({ target, nativeEvent }) =>
          hear(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => hear(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          openAt(false);
          if (typing !== "") take([...names, typing]);
        }}
      />
      {names.length > 0 && (
        <ul aria-label="Chosen tags" className={styles.chosen}>
          {names.map((each) => (
            <li key={each}>
              <button
                type="button"
                className={styles.name}
                aria-label={`Remove ${each}`}
                onClick={() => {
                  take(
                    names.filter((other) => other !== each),
                    typing,
                  );
                  input.current?.focus();
                }}
              >
                <span dir="auto">{each}</span> <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className="visually-hidden">{shown.length > 0 && counted(shown.length, "suggestion")}</output>
      {shown.length > 0 && (
        <ul id={listId} role="listbox" aria-label="Tags" className={styles.list}>
          {shown.map((tag, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
            <li
              key={tag.slug}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                take([...names, tag.name]);
                openAt(false);
              }}
            >
              <span dir="auto">{tag.name}</span>
              <span className={styles.count}>{tag.count}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface Held {
  names: string[];
  /** What is no chip yet. */
  typing: string;
}

const heldIn = (value: string) => ({ names: tagNames(value), typing: "", seen: value });
const textOf = ({ names, typing }: Held) => tagText(typing.trim() ? [...names, typing] : names);
const isSame = (one: string, other: string) => tagText(tagNames(one)) === tagText(tagNames(other));

/** The tags that are there, once they were asked for; none where nothing answers. */
function useTags(known?: CountedTag[]): [tags: CountedTag[], ask: () => void] {
  const [tags, setTags] = useState<CountedTag[]>(known ?? []);
  const isAsked = useRef(known !== undefined);
  const ask = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    answerOf(api.tags.$get()).then(
      (answer) => "data" in answer && setTags(answer.data),
      () => void (isAsked.current = false),
    );
  };
  return [tags, ask];
}
