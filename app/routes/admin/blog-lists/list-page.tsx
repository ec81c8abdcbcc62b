import { Trouble } from "@toadstool/elements/dialog/notice";
import type { ReactNode } from "react";
import { PageLinks } from "#app/ui/page-links.tsx";
import type { Refused } from "#domain/outcome.ts";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./list-page.module.css";
import type { TextCounts } from "./text-counts.server.ts";
import { BlogLinks } from "./blog-links.tsx";
import { type BlogList, listAddress, type ListView } from "./list-view.ts";

interface ListPageProps {
  list: BlogList;
  title: string;
  counts: TextCounts;
  view: ListView;
  /** Of the next page. */
  cursor: string | null;
  /** The search and the filters. */
  filters: ReactNode;
  /** Why the last press did nothing. */
  refusal?: Refused;
  children: ReactNode;
}

/** A page with one list: its search and filters, its texts, and the ways to its other pages. */
export function ListPage({ list, title, counts, view, cursor, filters, refusal, children }: ListPageProps) {
  return (
    <AdminMain title={title} gap="close" intro={<BlogLinks counts={counts} current={list} />}>
      {filters}
      <section aria-labelledby="list-title" className={shared.section}>
        <h2 id="list-title" className={`visually-hidden ${styles.top}`}>
          {title}
        </h2>
        {refusal && <Trouble>{refusal.message}</Trouble>}
        {children}
        <PageLinks
          label="Pages"
          rowClass={shared.row}
          className={shared.reach}
          links={[
            ["Newest", view.cursor && listAddress(list, view)],
            ["Older", cursor && listAddress(list, view, { cursor })],
          ]}
        />
      </section>
    </AdminMain>
  );
}
