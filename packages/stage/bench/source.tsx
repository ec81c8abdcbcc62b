import { useSyncExternalStore } from "react";
import type { StudyModel } from "../shaders/index.ts";
import { useStageWords } from "../words.ts";
import styles from "./code.module.css";
import type { BenchClasses } from "./study-bench.tsx";

export interface ShaderEditorProps {
  model: StudyModel;
  classes: BenchClasses;
}

/** A study's code, to be read. */
export function ShaderSource({ source }: { source: string }) {
  const { bench: words } = useStageWords().viewer;
  return (
    <>
      <p className={styles.hint}>{words.reading}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls, by keys too */}
      <pre className={styles.sheet} tabIndex={0} role="group" aria-label="GLSL">
        <code>{source}</code>
      </pre>
    </>
  );
}

/** In the editor's place where that did not arrive: the code that is drawn, which may be one from before a reload. */
export function ShaderUneditable({ model, classes }: ShaderEditorProps) {
  const { bench: words } = useStageWords().viewer;
  const { code } = useSyncExternalStore(model.subscribe, model.getSnapshot, model.getSnapshot);
  return (
    <>
      <p role="alert" className={classes.trouble}>
        {words.noEditor}
      </p>
      <ShaderSource source={code} />
    </>
  );
}
