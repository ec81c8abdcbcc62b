import { Section } from "../admin-main.tsx";
import { escapeHtml } from "@toadstool/markdown/html";

/** A link for the bar of bookmarks, which opens the form with the address and the selection of the page that is open. */
export function Bookmarklet({ origin }: { origin: string }) {
  const form = JSON.stringify(`${origin}/admin/notes?`);
  const code = `javascript:void open(${form}+new URLSearchParams({url:location.href,title:document.title,text:getSelection().toString()}))`;
  // React refuses addresses of this kind; the policy runs none on this page.
  const link = `<a href="${escapeHtml(code)}">Note this</a>`;
  return (
    <Section id="bookmarklet" title="From any page">
      <p>
        Drag this link to your bookmarks: <span dangerouslySetInnerHTML={{ __html: link }} />. Pressed on any
        page, it opens a note with that page’s address and what you selected.
      </p>
    </Section>
  );
}
