import type { ReactNode } from "react";
import { Button } from "@toadstool/elements/forms/button";
import { PickerButton } from "./picker-button.tsx";
import type { ImagePickerProps } from "./image-picker.tsx";

interface ImagePickerButtonProps extends Omit<ImagePickerProps, "open" | "onClose"> {
  children: ReactNode;
}

/** Opens the library to choose from. Visitors never load its code. */
export function ImagePickerButton(button: ImagePickerButtonProps) {
  return <PickerButton {...button} Button={Button} load={loadPicker} />;
}

async function loadPicker() {
  return (await import("./image-picker.tsx")).ImagePicker;
}
