import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { type Focus, middle, type Picture as LibraryPicture } from "@toadstool/media/showing";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { Form } from "react-router";
import { Picture } from "#app/ui/picture/picture.tsx";
import { usePress } from "#app/ui/press/use-press.ts";
import shared from "../admin.module.css";
import { NumberField } from "./number-field.tsx";
import styles from "./focus.module.css";
import { focalPointAt, moved } from "./focal-point.ts";

/** Chooses what stays in sight where the picture is cropped: by a click, by the arrow keys, or by two numbers. */
export function FocusForm({ picture }: { picture: LibraryPicture }) {
  const { isPending, refusal, issues } = usePress("focus");
  const [focus, choose] = useState<Focus>(picture.focus ?? middle);
  const { x, y } = focus;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A key that activates the button chooses no place.
    if (event.detail > 0) choose(focalPointAt(event.currentTarget.getBoundingClientRect(), event));
  };
  const walk = (event: KeyboardEvent) => {
    const next = moved(focus, event.key, event.shiftKey ? 10 : 1);
    if (!next) return;
    event.preventDefault();
    choose(next);
  };
  const percent = { min: 0, max: 100, step: 1, required: true, issues };
  return (
    <Form method="post" preventScrollReset className={shared.section}>
      {refusal && issues.length === 0 && <Trouble>{refusal.message}</Trouble>}
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
      <div className={shared.buttons}>
        <NumberField
          {...percent}
          label="From the left, %"
          name="x"
          value={x}
          onValue={(value) => choose({ x: value, y })}
        />
        <NumberField
          {...percent}
          label="From the top, %"
          name="y"
          value={y}
          onValue={(value) => choose({ x, y: value })}
        />
      </div>
      <div className={styles.previews} aria-hidden="true">
        {[styles.wide, styles.square, styles.tall].map((shape) => (
          <Picture
            key={shape}
            picture={{ ...picture, focus }}
            alt=""
            isStill
            sizes="10rem"
            className={shape}
          />
        ))}
      </div>
      <div className={shared.buttons}>
        <Button type="submit" name="intent" value="focus" look="quiet" disabled={isPending}>
          {isPending ? "Saving…" : "Save the focal point"}
        </Button>
        <Button look="plain" className="needs-script" onClick={() => choose(middle)}>
          Back to the middle
        </Button>
      </div>
    </Form>
  );
}
