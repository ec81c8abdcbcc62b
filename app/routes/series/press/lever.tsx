import { type PointerEvent, useRef } from "react";

/** A drag that ends below this share of the way pulls; one that ends above springs back. */
const far = 0.55;

/** The lever: dragged down, pressed, or by the keys that press a button. It submits the form that it is in. */
export function Lever({ isBusy }: { isBusy: boolean }) {
  const lever = useRef<HTMLButtonElement>(null);
  const drag = useRef<{ from: number; share: number } | null>(null);

  const put = (share: number) => lever.current?.style.setProperty("--pulled", String(share));

  function begin(event: PointerEvent<HTMLButtonElement>) {
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
    delete lever.current?.dataset.held;
    put(0);
  }

  return (
    <button
      ref={lever}
      type="submit"
      className="press-lever"
      aria-disabled={isBusy || undefined}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={() => {
        release();
        drag.current = null;
      }}
      onClick={(event) => {
        const { share } = drag.current ?? { share: 1 };
        drag.current = null;
        // Dragged a little and let go: not yet.
        if (isBusy || (share > 0.06 && share < far)) return event.preventDefault();
        put(1);
        setTimeout(() => put(0), 220);
        return undefined;
      }}
    >
      <span className="press-rail" aria-hidden="true">
        <span className="press-knob" />
      </span>
      <span className="press-lever-word">Pull</span>
      <span className="visually-hidden"> the lever and print a sheet</span>
    </button>
  );
}
