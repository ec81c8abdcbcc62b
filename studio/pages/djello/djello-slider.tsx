import { type ReactNode, useId } from "react";
import styles from "./djello-machine.module.css";

interface SliderProps {
  label: string;
  least: number;
  most: number;
  now: number;
  onSlide: (value: number) => void;
  children: ReactNode;
}

export function Slider({ label, least, most, now, onSlide, children }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      {/* The slider tells its value itself: told here as well, every key would be heard twice. */}
      <output htmlFor={id} className={styles.value} aria-live="off">
        {children}
      </output>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={now}
        onChange={({ target }) => onSlide(target.valueAsNumber)}
      />
    </div>
  );
}
