import { useRef } from "react";
import type { Offer, Surface } from "../surface/open-surface.client.ts";
import type { Act, Asked, CaretState } from "../surface/caret-state.ts";
import type { ToolIconName } from "./icons.tsx";
import { useRoving } from "./roving.ts";
import { ToolButton } from "./tool-button.tsx";
import { useCaretState } from "./toolbar.tsx";
import styles from "./toolbar.module.css";

interface ContextBarProps {
  surface: Surface;
  offer: Offer | null;
  onOffer: (answer: "take" | "leave") => void;
  onAsk: (what: Asked) => void;
}

/** What can be done with the thing at the caret: a table, a link, a picture, an embed. Tab leads here from the text. */
export function ContextBar({ surface, offer, onOffer, onAsk }: ContextBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRoving(bar);
  const state = useCaretState(surface);
  const about = offer ? null : subject(state);
  if (!offer && !about) return null;
  const act = (name: Act) => {
    surface.act(name);
    if (!bar.current?.contains(document.activeElement)) surface.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools take the focus
    <div
      ref={bar}
      data-offer={offer ? "" : undefined}
      role="toolbar"
      aria-label={offer ? offerWords(offer) : about?.name}
      className={styles.context}
      {...roving}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) {
          if (offer) onOffer("leave");
          surface.focus();
        }
        roving.onKeyDown(event);
      }}
    >
      {offer ? (
        <>
          <span className={styles.said}>{offerWords(offer)}</span>
          <ToolButton name={answers[offer.kind][0]} onClick={() => onOffer("take")}>
            {answers[offer.kind][0]}
          </ToolButton>
          <ToolButton name={answers[offer.kind][1]} onClick={() => onOffer("leave")}>
            {answers[offer.kind][1]}
          </ToolButton>
        </>
      ) : (
        <>
          {about?.detail && <span className={styles.said}>{about.detail}</span>}
          {about?.asks && (
            <ToolButton
              name={about.asks[1]}
              aria-haspopup="dialog"
              onClick={() => about.asks && onAsk(about.asks[0])}
            >
              {about.asks[1]}
            </ToolButton>
          )}
          {about?.acts.map(([name, words, icon, pressed, disabled]) => (
            <ToolButton
              key={name}
              name={words}
              icon={icon}
              pressed={pressed}
              disabled={disabled}
              onClick={() => act(name)}
            />
          ))}
        </>
      )}
    </div>
  );
}

interface Subject {
  name: string;
  detail?: string;
  asks?: [Asked, string];
  acts: [Act, string, ToolIconName, boolean?, boolean?][];
}

/** The nearest thing comes first: a link in a table is a link. */
function subject({ selected, link, table }: CaretState): Subject | null {
  if (selected?.kind === "picture")
    return {
      name: "Picture",
      detail: selected.alt ? `“${selected.alt}”` : "No alt text",
      asks: ["picture", selected.alt ? "Edit…" : "Add alt text…"],
      acts: [["removeSelected", "Remove picture", "bin"]],
    };
  if (selected?.kind === "embed")
    return {
      name: "Embed",
      detail: selected.attributes.title,
      asks: ["embed", "Edit…"],
      acts: [["removeSelected", "Remove embed", "bin"]],
    };
  if (selected?.kind === "raw")
    return {
      name: "Source",
      asks: ["raw", "Edit source…"],
      acts: [["removeSelected", "Remove source", "bin"]],
    };
  if (link)
    return {
      name: "Link",
      detail: link.href,
      asks: ["link", "Edit…"],
      acts: [["removeLink", "Remove link", "bin"]],
    };
  return table && { name: "Table", acts: tableActs(table) };
}

function tableActs(table: NonNullable<CaretState["table"]>): Subject["acts"] {
  return [
    ["rowBefore", "Insert row above", "rowBefore", undefined, table.isInHeadings],
    ["rowAfter", "Insert row below", "rowAfter"],
    ["deleteRow", "Delete row", "deleteRow", undefined, !table.canDeleteRow],
    ["columnBefore", "Insert column before", "columnBefore"],
    ["columnAfter", "Insert column after", "columnAfter"],
    ["deleteColumn", "Delete column", "deleteColumn", undefined, !table.canDeleteColumn],
    ["alignLeft", "Align column left", "alignLeft", table.alignment === "left"],
    ["alignCenter", "Centre column", "alignCenter", table.alignment === "center"],
    ["alignRight", "Align column right", "alignRight", table.alignment === "right"],
    ["deleteTable", "Delete table", "bin"],
  ];
}

const answers: Record<Offer["kind"], [string, string]> = {
  embed: ["Embed this address", "Keep as a link"],
  plain: ["Keep as plain text", "Keep formatting"],
  words: ["Add alt text…", "Later"],
};

function offerWords(offer: Offer): string {
  if (offer.kind === "embed") return "This address can be embedded.";
  return offer.kind === "plain" ? "Pasted as markdown." : `${offer.name} is uploaded.`;
}
