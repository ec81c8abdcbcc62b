import { Button } from "@toadstool/elements/forms/button";
import { CopyIcon } from "@toadstool/elements/icons";
import { useCopying } from "@toadstool/elements/copying";
import { type Image, imageAddress } from "#domain/media/image.ts";
import shared from "../images.module.css";
import styles from "./image.module.css";

/** What a text names the image by, to be copied. */
export function CopyAddress({ image }: { image: Image }) {
  const { message, copy } = useCopying(
    "This browser does not allow copying. Select the address and copy it yourself.",
  );
  const address = imageAddress(image.id);
  return (
    <div className={styles.copy}>
      <code className={styles.address}>{address}</code>
      <div className={`${shared.buttons} needs-script`}>
        <Button look="quiet" onClick={() => copy(address, "Address copied.")}>
          <CopyIcon /> Copy address
        </Button>
        <Button look="quiet" onClick={() => copy(markdownOf(image), "Markdown copied.")}>
          <CopyIcon /> Copy as markdown
        </Button>
      </div>
      <output className={shared.soft}>{message}</output>
    </div>
  );
}

/** How a text shows the image. Without an alt text of its own it takes the image's. */
export function markdownOf({ id, kind, name, alt }: Pick<Image, "id" | "kind" | "name" | "alt">): string {
  const address = imageAddress(id);
  if (kind === "picture") return `![${alt.replace(/[\\[\]]/g, "\\$&")}](${address})`;
  return `::${kind}{src="${address}" title="${name.replaceAll('"', "'")}"}`;
}
