import { NumberField } from "./number-field.tsx";
import type { Crop, Size } from "./crop.ts";
import styles from "./crop.module.css";

interface CropNumbersProps {
  crop: Crop;
  size: Size;
  onCrop: (typed: Crop) => void;
}

/** The crop in pixels: the arrow keys move each edge. */
export function CropNumbers({ crop, size, onCrop }: CropNumbersProps) {
  const field = (label: string, name: keyof Crop, least: number, most: number) => (
    <NumberField
      label={label}
      name={name}
      min={least}
      max={most}
      value={crop[name]}
      onValue={(value) => onCrop({ ...crop, [name]: value })}
    />
  );
  return (
    <div className={styles.numbers}>
      {field("Left, px", "left", 0, size.width - 1)}
      {field("Top, px", "top", 0, size.height - 1)}
      {field("Width, px", "width", 1, size.width - crop.left)}
      {field("Height, px", "height", 1, size.height - crop.top)}
    </div>
  );
}
