import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { keysForReaders, keysInWords } from "../surface/shortcuts.ts";
import { ToolIcon, type ToolIconName } from "./icons.tsx";
import { placeUnder } from "./placed.ts";
import styles from "./toolbar.module.css";

interface ToolButtonProps extends Omit<ComponentProps<"button">, "disabled" | "name" | "onClick"> {
  name: string;
  icon?: ToolIconName;
  children?: ReactNode;
  keys?: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick?: () => void;
}

export const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** One tool with a tooltip of its name and keys, shown on focus and under the pointer; Escape hides it. */
export function ToolButton({
  name,
  icon,
  children,
  keys,
  pressed,
  disabled,
  onClick,
  ...rest
}: ToolButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tipId = useId();
  const show = (delay: number) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      if (!tip.current?.isConnected || !button.current) return;
      tip.current.showPopover();
      placeUnder(button.current, tip.current);
    }, delay);
  };
  const hide = () => {
    clearTimeout(waiting.current);
    if (tip.current?.matches(":popover-open")) tip.current.hidePopover();
  };
  const keysSaid = keys && keysInWords(keys, isMac());
  const saysAll = children === name && !keysSaid;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it follows its button’s events, and keeps the tooltip open
    <span
      className={styles.toolPlace}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && show(400)}
      onPointerLeave={hide}
      onFocus={({ target }) => target.matches(":focus-visible") && show(0)}
      onBlur={hide}
      onKeyDown={({ key }) => key === "Escape" && hide()}
    >
      <button
        {...rest}
        ref={button}
        type="button"
        data-tool=""
        tabIndex={-1}
        className={`${styles.tool} ${children ? styles.wordy : ""}`}
        aria-label={children ? undefined : name}
        aria-describedby={!saysAll && (keysSaid || children) ? tipId : undefined}
        aria-keyshortcuts={keys && keysForReaders(keys, isMac())}
        aria-pressed={pressed}
        aria-disabled={disabled || undefined}
        // The text keeps its selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          hide();
          if (!disabled) onClick?.();
        }}
      >
        {icon && <ToolIcon name={icon} />}
        {children}
      </button>
      {!saysAll && (
        <span ref={tip} id={tipId} role="tooltip" popover="manual" className={styles.tip}>
          {name}
          {keysSaid && <kbd>{keysSaid}</kbd>}
        </span>
      )}
    </span>
  );
}
