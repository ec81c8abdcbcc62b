import { figure } from "@toadstool/elements/charts";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import type { SubscriberImport } from "#domain/subscribers/importing/import.ts";
import shared from "../admin.module.css";

/**
 * How much of a list has been read. Each request has some more of it read; without scripts the page reloads
 * regularly.
 */
export function Progress({ list: { bytes, bytesRead, rows } }: { list: SubscriberImport }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return undefined;
    const next = setTimeout(() => void revalidate(), 500);
    return () => clearTimeout(next);
  }, [state, revalidate]);
  const share = Math.floor((bytesRead / Math.max(bytes, 1)) * 100);
  return (
    <section aria-labelledby="reading" className={shared.section}>
      <noscript>
        <meta httpEquiv="refresh" content="1" />
      </noscript>
      <h2 id="reading">Reading the list</h2>
      <ProgressBar label="Progress of reading the file" value={bytesRead} most={bytes} />
      <p className={shared.figure}>
        {share}% of the file, {figure(rows)} rows so far
      </p>
      <p className={shared.soft}>
        You can leave this page. The list will still be read to the end, only more slowly. No one is added
        yet.
      </p>
    </section>
  );
}
