import { LineSign } from "./line-sign.tsx";
import { PegButton, type PegButtonProps } from "./peg-button.tsx";

interface BesidePrintProps extends PegButtonProps {
  /** The sign of the line follows. */
  isSigned?: boolean;
  /** Of an element around it; there is none without. */
  className?: string;
}

/** For beside a print that can hang on a line. */
export function BesidePrint({ isSigned = false, className, ...print }: BesidePrintProps) {
  const shown = (
    <>
      <PegButton {...print} />
      {isSigned && <LineSign />}
    </>
  );
  return className ? <div className={className}>{shown}</div> : shown;
}
