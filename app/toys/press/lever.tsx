import { type PointerEvent, useRef } from "react";
import { hidden } from "#app/ui/hidden.tsx";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** A drag that ends below this share of the way pulls; one that ends above springs back. */
const far = 0.55;
/** Up to this share of the way, it counts as a press and not as a drag. */
const still = 0.06;

/** The lever: dragged down, pressed, or by the keys that press a button. It submits the form that it is in. */
export function Lever({ isBusy }: { isBusy: boolean }) {
  const { press: words } = useWords();
  const lever = useRef<HTMLButtonElement>(null);
  const drag = useRef<{ from: number; share: number } | null>(null);
  /** How far it had been dragged when it was last let go. */
  const dragged = useRef(0);

  const put = (share: number) => lever.current?.style.setProperty("--pulled", String(share));

  function begin(event: PointerEvent<HTMLButtonElement>) {
    dragged.current = 0;
    if (event.button !== 0 || isBusy) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, share: 0 };
    event.currentTarget.dataset.held = "";
  }

  function follow(event: PointerEvent<HTMLButtonElement>) {
    if (!drag.current) return;
    const way = event.currentTarget.clientHeight - event.currentTarget.clientWidth;
    drag.current.share = Math.min(1, Math.max(0, (event.clientY - drag.current.from) / Math.max(40, way)));
    put(drag.current.share);
  }

  function release() {
    dragged.current = drag.current?.share ?? 0;
    drag.current = null;
    delete lever.current?.dataset.held;
    put(0);
  }

  /** It goes all the way down by itself, and up again. */
  function swing() {
    put(1);
    setTimeout(() => put(0), 220);
  }

  return (
    <button
      ref={lever}
      type="submit"
      className="press-lever"
      aria-disabled={isBusy || undefined}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={({ currentTarget: button }) => {
        release();
        // A mouse sends a click after a drag; a touch that moved sends none.
        if (isBusy || dragged.current < far) return;
        swing();
        button.form?.requestSubmit(button);
      }}
      onPointerCancel={release}
      onClick={(event) => {
        // A click by keyboard has the detail 0. One that follows a drag is ignored: the drag has pulled already, or was too short.
        const isOfDrag = event.detail > 0 && dragged.current > still;
        dragged.current = 0;
        if (isBusy || isOfDrag) event.preventDefault();
        else swing();
      }}
    >
      <span className="press-rail" aria-hidden="true">
        <span className="press-knob" />
      </span>
      <Said
        parts={words.pull({ word: (held) => <span className="press-lever-word">{held}</span>, rest: hidden })}
      />
    </button>
  );
}
