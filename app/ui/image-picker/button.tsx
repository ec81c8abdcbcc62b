import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { Button } from "@toadstool/elements/forms/button";
import type { ImagePickerProps } from "./image-picker.tsx";
import styles from "./button.module.css";

interface ImagePickerButtonProps extends Omit<ImagePickerProps, "open" | "onClose"> {
  children: ReactNode;
}

/** Opens the library to choose from. Its code comes when it is first asked for: visitors never load it. */
export function ImagePickerButton({ children, ...picker }: ImagePickerButtonProps) {
  const isScripted = useScripted();
  const [Picker, setPicker] = useState<ComponentType<ImagePickerProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState("");
  const isLoading = useRef(false);

  const open = async () => {
    setOpen(true);
    if (Picker || isLoading.current) return;
    isLoading.current = true;
    setMessage("Opening the library…");
    try {
      const { ImagePicker } = await import("./image-picker.tsx");
      setPicker(() => ImagePicker);
      setMessage("");
    } catch {
      setOpen(false);
      setMessage("The library could not be opened. Check your connection and try again.");
    }
    isLoading.current = false;
  };

  return (
    <>
      <Button
        look="quiet"
        className="needs-script"
        aria-haspopup="dialog"
        disabled={!isScripted}
        onClick={() => void open()}
      >
        {children}
      </Button>
      <output className={styles.message}>{message}</output>
      {Picker && <Picker {...picker} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
