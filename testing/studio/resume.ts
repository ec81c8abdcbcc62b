type DrawSign = (
  doc: PDFKit.PDFDocument,
  look: { inks: Record<"violet" | "pink" | "yellow" | "teal", string>; margin: number },
) => void;

/** Draws in the corner of the résumé that the build writes where `profile.resume` is "/resume.pdf". */
export const drawSign: DrawSign | null = null;
