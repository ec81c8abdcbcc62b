import { createContext, type HTMLAttributes, type ReactNode, use } from "react";

/** The HTML of a part, or the mark by which it is found in the document and kept. */
type Found = { html: string } | { mark: number };

/** On the server, for strangers' documents alone: kept-parts.ts. */
export const KeptParts = createContext<((part: string) => Found) | null>(null);

interface KeptProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** No other part is within it, and where an element of the same name is, it is rendered each time. */
  as: "article" | "footer" | "header" | "li";
  /** All that the part shows, but for what the root’s data say; null for a part that hardly any other document has. */
  of: unknown;
  children: () => ReactNode;
}

/**
 * An element that many documents share, such as a card of a list: the server renders what is within it once. What React finds in the
 * browser is what it would render itself.
 */
export function Kept({ as: Element, of, children, ...attributes }: KeptProps) {
  const find = use(KeptParts);
  if (!find || of === null) return <Element {...attributes}>{children()}</Element>;
  const found = find(`${Element} ${attributes.className} ${JSON.stringify(of)}`);
  if ("html" in found) return <Element {...attributes} dangerouslySetInnerHTML={{ __html: found.html }} />;
  return (
    <Element data-kept={found.mark} {...attributes}>
      {children()}
    </Element>
  );
}
