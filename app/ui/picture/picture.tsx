import { describePicture, type Picture as LibraryPicture, type PictureLook } from "@toadstool/media/showing";
import { useWords } from "../use-words.ts";

interface PictureProps extends PictureLook {
  picture: LibraryPicture;
  className?: string;
}

/**
 * A picture of the library: its colours at once, then the file that fits the screen. It fills the shape that
 * `className` gives it. `domain/media/display/picture-html.ts` makes the same for articles.
 */
export function Picture({ picture, className = "", ...look }: PictureProps) {
  const { films } = useWords();
  const { rects, sources, img, hasPause } = describePicture(picture, look);
  return (
    <span className={`picture fills ${className}`.trim()}>
      {rects.length > 0 && (
        <svg
          className="picture-behind"
          viewBox="0 0 4 3"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {rects.map((rect) => (
            <rect key={`${rect.x}-${rect.y}`} {...rect} />
          ))}
        </svg>
      )}
      <picture>
        {sources.map((source) => (
          <source key={source.type} {...source} />
        ))}
        <img {...img} alt={img.alt} />
      </picture>
      {hasPause && (
        <button
          type="button"
          className="control picture-pause needs-script"
          aria-label={films.pausePicture}
          data-other={films.playPicture}
        />
      )}
    </span>
  );
}
