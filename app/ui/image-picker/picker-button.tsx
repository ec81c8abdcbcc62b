import { type ComponentType, type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import type { MediaPickerProps } from "./media-picker.tsx";
import type { Pickable, PickerHost } from "./picker-host.ts";
import styles from "./picker-button.module.css";

/** A picker that knows its host. */
type PickerProps<Item extends Pickable> = Omit<MediaPickerProps<Item>, "host">;

interface PickerButtonProps<Item extends Pickable> extends Omit<PickerProps<Item>, "open" | "onClose"> {
  Button: PickerHost<Item>["controls"]["Button"];
  /** Loads the code of the picker. */
  load: () => Promise<ComponentType<PickerProps<Item>>>;
  children: ReactNode;
}

/** Opens the library to choose from. Its code comes when it is first asked for: visitors never load it. */
export function PickerButton<Item extends Pickable>(button: PickerButtonProps<Item>) {
  const { children, Button, load, ...picker } = button;
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [Picker, setPicker] = useState<ComponentType<PickerProps<Item>> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState("");
  const isLoading = useRef(false);

  const open = async () => {
    setOpen(true);
    if (Picker || isLoading.current) return;
    isLoading.current = true;
    setMessage("Opening the library…");
    try {
      const loaded = await load();
      setPicker(() => loaded);
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
        disabled={!scripted}
        onClick={() => void open()}
      >
        {children}
      </Button>
      <output className={styles.message}>{message}</output>
      {Picker && <Picker {...picker} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

const never = () => () => undefined;
