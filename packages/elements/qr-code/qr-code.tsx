import styles from "./qr-code.module.css";
import type { QrDrawing } from "./qr-drawing.ts";

interface QrCodeProps {
  code: QrDrawing;
  /** Where the code leads, for people who cannot scan it. */
  label: string;
  className?: string;
}

/** A QR code, dark on light in every theme and on paper: many readers refuse the reverse. */
export function QrCode({ code: { side, path }, label, className = "" }: QrCodeProps) {
  return (
    <svg
      className={`${styles.code} ${className}`}
      viewBox={`0 0 ${side} ${side}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page has no address
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.sheet} d={`M0 0h${side}v${side}H0z`} />
      <path className={styles.modules} d={path} />
    </svg>
  );
}
