import { useId, useState } from "react";
import { most, type SwapKit } from "../kit.ts";
import styles from "./maker.module.css";

/** A line of letters, set by hand in one of the faces. */
export function LineSetter({
  kit,
  button,
  onSet,
}: {
  kit: SwapKit;
  button: string;
  onSet: (text: string, face: number) => void;
}) {
  const [text, setText] = useState("");
  const [face, setFace] = useState(0);
  const id = useId();
  return (
    <form
      className={styles.setter}
      onSubmit={(event) => {
        event.preventDefault();
        onSet(text, face);
        if (text.trim()) setText("");
      }}
    >
      <label htmlFor={id}>A line of letters</label>
      <input
        type="text"
        id={id}
        value={text}
        maxLength={most.line}
        autoComplete="off"
        placeholder={kit.lines[0]}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.faces}>
        <select aria-label="Face" value={face} onChange={({ target }) => setFace(Number(target.value))}>
          {kit.faces.map(({ name }, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className={button}>
          Set it
        </button>
      </div>
    </form>
  );
}
