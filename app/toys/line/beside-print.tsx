import type { ComponentType } from "react";
import { Link } from "react-router";
import { hangPath } from "#domain/art/line.ts";
import { hasLine } from "#studio/toys.ts";
import { Nothing } from "../nothing.ts";
import { LineSign as Sign, type LineSignProps } from "./line-sign.tsx";
import { PegButton, type PegButtonProps } from "./peg-button.tsx";

interface BesidePrintProps extends PegButtonProps {
  /** The sign of the line follows. */
  isSigned?: boolean;
  /** Of an element around it; there is none without. */
  className?: string;
}

function PegAndSign({ isSigned = false, className, ...print }: BesidePrintProps) {
  const shown = (
    <>
      <PegButton {...print} />
      {isSigned && <Sign />}
    </>
  );
  return className ? <div className={className}>{shown}</div> : shown;
}

function Invitation({ className }: { className?: string }) {
  return (
    <span className={className}>
      A peg beside a title hangs the print on{" "}
      <Link to={hangPath} rel="nofollow">
        a line of your own
      </Link>
      .
    </span>
  );
}

/** What stands beside a print that can hang on a line. */
export const BesidePrint: ComponentType<BesidePrintProps> = hasLine ? PegAndSign : Nothing;

/** What says how many prints hang. A page has one. */
export const LineSign: ComponentType<LineSignProps> = hasLine ? Sign : Nothing;

/** What the gallery says of the line. */
export const LineInvitation: ComponentType<{ className?: string }> = hasLine ? Invitation : Nothing;
