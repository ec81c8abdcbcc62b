import type { ReactNode } from "react";

/** Facts with their names; those without a value are left out. */
export function Facts({
  facts,
  className,
}: {
  facts: [name: string, value: ReactNode][];
  className?: string;
}) {
  return (
    <dl className={className}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
