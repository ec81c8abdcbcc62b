/** The engine's tests write a résumé without a drawing. */
export const drawSign:
  | ((
      doc: PDFKit.PDFDocument,
      look: { inks: Record<"violet" | "pink" | "yellow" | "teal", string>; margin: number },
    ) => void)
  | null = null;
