import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { type Focus, middle, type Picture as LibraryPicture } from "@toadstool/media/showing";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Refused } from "#domain/outcome.ts";
import { NumberField } from "../number-field.tsx";
import shared from "../images.module.css";
import styles from "./focus.module.css";
import { moved, focalPointAt } from "./focal-point.ts";

interface FocusFormProps {
  picture: LibraryPicture;
  refusal?: Refused;
  /** The form was saved, and nothing was changed since. */
  isSaved: boolean;
}

/** Chooses what stays in sight where the picture is cropped: by a click, by the arrow keys, or by two numbers. */
export function FocusForm({ picture, refusal, isSaved }: FocusFormProps) {
  const isSaving = useNavigation().formData?.get("intent") === "focus";
  const [{ x, y }, setFocus] = useState<Focus>(picture.focus ?? middle);
  const [isChanged, setChanged] = useState(false);
  const choose = (focus: Focus) => {
    setFocus(focus);
    setChanged(true);
  };
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A key that activates the button chooses no place.
    if (event.detail > 0) choose(focalPointAt(event.currentTarget.getBoundingClientRect(), event));
  };
  const walk = (event: KeyboardEvent) => {
    const next = moved({ x, y }, event.key, event.shiftKey ? 10 : 1);
    if (!next) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <Form method="post" preventScrollReset className={styles.form} onSubmit={() => setChanged(false)}>
      {refusal && !refusal.issues.length && (
        <p role="alert" className={shared.refusal}>
          {refusal.message}
        </p>
      )}
      <p className={shared.soft}>
        Cards, covers and previews of links crop the picture. The point that you choose stays in sight.
      </p>
      <button
        type="button"
        aria-label="Choose the focal point by a press or with the arrow keys"
        className={`needs-script ${styles.picture}`}
        onClick={click}
        onKeyDown={walk}
      >
        <Picture
          picture={{ ...picture, focus: undefined }}
          alt=""
          isStill
          sizes="(width < 850px) 92vw, 30rem"
        />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.cross}>
          <path d={`M${x} 0V100M0 ${y}H100`} />
          <path d={`M${x} 0V100M0 ${y}H100`} />
        </svg>
      </button>
      <div className={styles.fields}>
        <NumberField
          {...percent}
          label="From the left, %"
          name="x"
          value={x}
          onValue={(value) => choose({ x: value, y })}
          issues={refusal?.issues}
        />
        <NumberField
          {...percent}
          label="From the top, %"
          name="y"
          value={y}
          onValue={(value) => choose({ x, y: value })}
          issues={refusal?.issues}
        />
      </div>
      <div className={styles.previews} aria-hidden="true">
        <Picture
          picture={{ ...picture, focus: { x, y } }}
          alt=""
          isStill
          sizes="10rem"
          className={styles.wide}
        />
        <Picture
          picture={{ ...picture, focus: { x, y } }}
          alt=""
          isStill
          sizes="6rem"
          className={styles.square}
        />
        <Picture
          picture={{ ...picture, focus: { x, y } }}
          alt=""
          isStill
          sizes="5rem"
          className={styles.tall}
        />
      </div>
      <div className={shared.buttons}>
        <Button type="submit" name="intent" value="focus" look="quiet" disabled={isSaving}>
          {isSaving ? "Saving…" : "Save the focal point"}
        </Button>
        <Button look="plain" className="needs-script" onClick={() => choose(middle)}>
          Back to the middle
        </Button>
        <output className={styles.saved}>{isSaved && !isChanged && !isSaving && "Saved."}</output>
      </div>
    </Form>
  );
}

const percent = { min: 0, max: 100, step: 1, required: true };
