import { Fragment } from "react";

/** Words in which backticks mark code. */
export function MarkedWords({ text }: { text: string }) {
  const parts = text.split(/`([^`]+)`/);
  // Every other part was between backticks. The text never changes, so that places may name its parts.
  // oxlint-disable-next-line react/no-array-index-key
  return <>{parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>;
}

/** A path that breaks before its slashes where it is too long for a line. */
export function Path({ path }: { path: string }) {
  const steps = path.split(/(?=\/)/);
  return (
    <code>
      {steps.map((step, index) => (
        <Fragment key={steps.slice(0, index + 1).join("")}>
          <wbr />
          {step}
        </Fragment>
      ))}
    </code>
  );
}
