import { tag } from "@toadstool/markdown/html";
import { describePicture, type Picture, type PictureLook } from "@toadstool/media/showing";

/** The same as `app/ui/picture/picture.tsx`, as HTML. */
export function pictureHtml(picture: Picture, look: PictureLook): string {
  const { rects, sources, img, hasPause } = describePicture(picture, look);
  const placeholder =
    rects.length > 0
      ? `<svg class="picture-behind" viewBox="0 0 4 3" preserveAspectRatio="none" aria-hidden="true" focusable="false">${rects.map((rect) => tag("rect", rect)).join("")}</svg>`
      : "";
  const { className, ...attributes } = img;
  const choices = sources.map((source) => tag("source", source)).join("");
  const pause = hasPause
    ? '<button type="button" class="control picture-pause needs-script" aria-label="Pause the moving picture" data-other="Play the moving picture"></button>'
    : "";
  return `<span class="picture">${placeholder}<picture>${choices}${tag("img", { ...attributes, class: className })}</picture>${pause}</span>`;
}
