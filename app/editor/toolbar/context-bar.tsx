import { useRef } from "react";
import type { Offer, Surface } from "../surface/open-surface.client.ts";
import type { Act, Asked, Standing } from "../surface/standing.ts";
import type { ToolIconName } from "./icons.tsx";
import { useRoving } from "./roving.ts";
import { ToolButton } from "./tool-button.tsx";
import { useStanding } from "./toolbar.tsx";
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
  const standing = useStanding(surface);
  const about = offer ? null : subject(standing);
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
          <ToolButton name={answers[offer.kind][0]} onPress={() => onOffer("take")}>
            {answers[offer.kind][0]}
          </ToolButton>
          <ToolButton name={answers[offer.kind][1]} onPress={() => onOffer("leave")}>
            {answers[offer.kind][1]}
          </ToolButton>
        </>
      ) : (
        <>
          {about?.told && <span className={styles.said}>{about.told}</span>}
          {about?.asks && (
            <ToolButton
              name={about.asks[1]}
              aria-haspopup="dialog"
              onPress={() => about.asks && onAsk(about.asks[0])}
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
              onPress={() => act(name)}
            />
          ))}
        </>
      )}
    </div>
  );
}

interface Subject {
  name: string;
  told?: string;
  asks?: [Asked, string];
  acts: [Act, string, ToolIconName, boolean?, boolean?][];
}

/** The nearest thing comes first: a link in a table is a link. */
function subject({ selected, link, table }: Standing): Subject | null {
  if (selected?.kind === "picture")
    return {
      name: "Picture",
      told: selected.alt ? `“${selected.alt}”` : "No alt text yet",
      asks: ["picture", selected.alt ? "Change…" : "Say what it shows…"],
      acts: [["removeSelected", "Remove the picture", "bin"]],
    };
  if (selected?.kind === "embed")
    return {
      name: "Embed",
      told: selected.attributes.title,
      asks: ["embed", "Change…"],
      acts: [["removeSelected", "Remove the embed", "bin"]],
    };
  if (selected?.kind === "raw")
    return {
      name: "Source",
      asks: ["raw", "Edit source…"],
      acts: [["removeSelected", "Remove the source", "bin"]],
    };
  if (link)
    return {
      name: "Link",
      told: link.href,
      asks: ["link", "Change…"],
      acts: [["removeLink", "Remove the link", "bin"]],
    };
  return table && { name: "Table", acts: tableActs(table) };
}

function tableActs(table: NonNullable<Standing["table"]>): Subject["acts"] {
  return [
    ["rowBefore", "Row above", "rowBefore", undefined, table.isInHeadings],
    ["rowAfter", "Row below", "rowAfter"],
    ["deleteRow", "Delete the row", "deleteRow", undefined, !table.canDeleteRow],
    ["columnBefore", "Column before", "columnBefore"],
    ["columnAfter", "Column after", "columnAfter"],
    ["deleteColumn", "Delete the column", "deleteColumn", undefined, !table.canDeleteColumn],
    ["alignLeft", "Align the column left", "alignLeft", table.alignment === "left"],
    ["alignCenter", "Centre the column", "alignCenter", table.alignment === "center"],
    ["alignRight", "Align the column right", "alignRight", table.alignment === "right"],
    ["deleteTable", "Delete the table", "bin"],
  ];
}

const answers: Record<Offer["kind"], [string, string]> = {
  embed: ["Embed it", "Keep as a link"],
  plain: ["Keep as plain text", "That is right"],
  words: ["Say what it shows…", "Later"],
};

export function offerWords(offer: Offer): string {
  if (offer.kind === "embed") return "This address can be embedded.";
  return offer.kind === "plain" ? "Pasted as markdown." : `${offer.name} has arrived.`;
}
