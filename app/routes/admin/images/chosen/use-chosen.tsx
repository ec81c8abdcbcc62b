import { type FormEvent, type MouseEvent, useState } from "react";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { Button } from "@toadstool/elements/forms/button";

/** How many boxes of a form are ticked; without scripts, none is counted and every button can be pressed. */
export function useChosen() {
  const isScripted = useScripted();
  const [count, setCount] = useState(0);
  return {
    /** In words. */
    chosen: isScripted ? `${count} selected` : "Selected images",
    isNone: isScripted && count === 0,
    onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
      setCount(new FormData(currentTarget).getAll("image").length),
    onSelectAll: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      const boxes = [...(currentTarget.form?.querySelectorAll<HTMLInputElement>("input[name=image]") ?? [])];
      const tick = boxes.some((box) => !box.checked);
      for (const box of boxes) box.checked = tick;
      setCount(tick ? boxes.length : 0);
    },
  };
}

/** Ticks all boxes of its form, or none where all are ticked. */
export function SelectAll({ onClick }: { onClick: (event: MouseEvent<HTMLButtonElement>) => void }) {
  return (
    <Button look="plain" className="needs-script" onClick={onClick}>
      Select all
    </Button>
  );
}
