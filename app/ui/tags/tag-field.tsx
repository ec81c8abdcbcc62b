/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a datalist completes a whole field, not one name of several */
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { answerOf, api } from "#app/browser/api.ts";
import { Field } from "@toadstool/elements/forms/field";
import { counted } from "#domain/text/counted.ts";
import { type CountedTag, tagNames, tagText } from "#domain/tags/tag.ts";
import { suggestionsFor, withComma, withName } from "./suggestions.ts";
import styles from "./tag-field.module.css";

interface TagFieldProps extends Omit<ComponentProps<typeof Field>, "label" | "value"> {
  value: string;
  /** Called with the text that a key or a choice makes. */
  onTake: (text: string) => void;
  /** Tags that are suggested; without them, those that readers see. */
  known?: CountedTag[];
}

/** Names with commas between them; with scripts, a combobox that suggests the tags that are there. */
export function TagField({ onTake, known, ...field }: TagFieldProps) {
  const { value } = field;
  const listId = useId();
  const [tags, ask] = useTags(known);
  /** Where suggestions are for; null while there are none. */
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(-1);
  const shown = caret === null ? [] : suggestionsFor(tags, value, caret);
  const optionId = (index: number) => `${listId}-${index}`;
  const openAt = (place: number | null) => {
    setCaret(place);
    setActive(-1);
  };
  const choose = ({ name }: CountedTag) => {
    onTake(withName(value, caret ?? value.length, name));
    openAt(null);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = shown[active];
    if (step) {
      setCaret(event.currentTarget.selectionStart);
      // From the field, the key up leads to the last one.
      const from = active < 0 && step < 0 ? 0 : active;
      setActive(shown.length > 0 ? (from + step + shown.length) % shown.length : -1);
    } else if (event.key === "Enter") {
      if (chosen) choose(chosen);
      else onTake(withComma(value));
    } else if (event.key === "Escape" && shown.length > 0) openAt(null);
    else return;
    // Enter would press the form's first button; Escape would close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.tags}>
      <Field
        label="Tags, separated by commas"
        placeholder="travel, paper"
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="next"
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={shown.length > 0 ? listId : undefined}
        aria-activedescendant={shown[active] && optionId(active)}
        onFocus={ask}
        onChange={(event) => {
          field.onChange?.(event);
          openAt(event.target.selectionStart);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          openAt(null);
          const tidy = tagText(tagNames(value));
          if (tidy !== value) onTake(tidy);
        }}
      />
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
              onClick={() => choose(tag)}
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
