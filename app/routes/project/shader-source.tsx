import styles from "./shader-code.module.css";

/** The study's own code, to be read. */
export function ShaderSource({ source }: { source: string }) {
  return (
    <>
      <p className={styles.hint}>A fragment shader in GLSL ES 3.00. It runs once for every pixel.</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys too */}
      <pre className={styles.sheet} tabIndex={0} aria-label="GLSL">
        <code>{source}</code>
      </pre>
    </>
  );
}
