import { useCopying } from "@toadstool/elements/copying";
import { Button } from "@toadstool/elements/forms/button";
import { useWords } from "#app/ui/use-words.ts";
import { BesidePrint } from "#app/toys/line/beside-print.tsx";
import { LineSign } from "#app/toys/line/line-sign.tsx";
import { codeOfSheet } from "#domain/art/line.ts";
import type { PulledSheet } from "#domain/art/pulled-sheet.ts";
import { sheetPath } from "#domain/art/sheet.ts";

/** A pulled sheet to send, and to hang on one's own line. */
export function SendSheet({ slug, pulled: { sheet, code, name } }: { slug: string; pulled: PulledSheet }) {
  const { elements, press } = useWords();
  const { message, copy } = useCopying(elements.copying.selectAddress);

  async function send() {
    const url = new URL(sheetPath(slug, sheet), location.href).href;
    // Phones open their own share sheet; elsewhere the address is copied.
    if (navigator.share && matchMedia("(pointer: coarse)").matches)
      await navigator.share({ title: name, url }).catch(() => undefined);
    else copy(url, press.copied);
  }

  return (
    <div className="press-sending">
      <Button type="button" className="needs-script" onClick={() => void send()}>
        {press.send}
      </Button>
      <BesidePrint code={codeOfSheet(slug, code)} title={name} />
      <output className="press-soft needs-script">{message}</output>
      <LineSign />
    </div>
  );
}
