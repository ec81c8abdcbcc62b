import { useState } from "react";
import { Button } from "@toadstool/elements/forms/button";
import { CopyIcon } from "@toadstool/elements/icons";
import { type Image, imageAddress } from "#domain/media/image.ts";
import shared from "../images.module.css";
import styles from "./image.module.css";
import { markdownOf } from "./markdown.ts";

/** What a text names the image by, to be copied. */
export function CopyAddress({ image }: { image: Image }) {
  const [told, setTold] = useState("");
  const address = imageAddress(image.id);
  const copy = (text: string, what: string) =>
    navigator.clipboard.writeText(text).then(
      () => setTold(`${what} copied.`),
      () => setTold("This browser does not allow copying. Select the address and copy it yourself."),
    );
  return (
    <div className={styles.copy}>
      <code className={styles.address}>{address}</code>
      <div className={`${shared.buttons} needs-script`}>
        <Button look="quiet" onClick={() => void copy(address, "Address")}>
          <CopyIcon /> Copy address
        </Button>
        <Button look="quiet" onClick={() => void copy(markdownOf(image), "Markdown")}>
          <CopyIcon /> Copy as markdown
        </Button>
      </div>
      <output className={shared.soft}>{told}</output>
    </div>
  );
}
