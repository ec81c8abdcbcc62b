import { type Djello, type DjelloState, presets } from "../../djello/djello.ts";
import { Button } from "@toadstool/elements/forms/button";
import styles from "./djello-machine.module.css";

/** Rhythms to begin with, and ways out of one. */
export function DjelloPatterns({ model, state }: { model: Djello; state: DjelloState }) {
  return (
    <section className={styles.patterns} aria-labelledby="patterns">
      <h2 id="patterns">Patterns</h2>
      <ul className={styles.presets}>
        {presets.map(({ name, pattern }) => (
          <li key={name}>
            <Button look="quiet" onClick={() => model.load(pattern)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => model.invent(Math.random)}>
          Surprise me
        </Button>
        <Button look="quiet" onClick={model.clear}>
          Clear
        </Button>
        <Button look="quiet" aria-disabled={!state.undoable} onClick={model.undo}>
          Undo
        </Button>
      </div>
    </section>
  );
}
