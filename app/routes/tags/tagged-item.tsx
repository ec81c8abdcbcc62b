import type { Picture as LibraryPicture } from "@toadstool/media/showing";
import { Link } from "@toadstool/elements/page/link";
import { Day } from "#app/ui/moment/moment.tsx";
import cut from "#app/ui/picture/cut-cover.module.css";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useTextLanguage } from "#app/ui/use-text-language.ts";
import { PostPicture } from "#app/ui/post/post-picture.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { TaggedItem as Item } from "#domain/tag-pages/tag-page.server.ts";
import styles from "./tagged-item.module.css";

interface TaggedItemProps {
  item: Item;
  /** The library's, at the item's image address. */
  picture: LibraryPicture | undefined;
}

/** A post, a letter or a work in the list of what has a tag. */
export function TaggedItem({ item, picture }: TaggedItemProps) {
  const { kind, workKind, path, title, summary, publishedAt } = item;
  const { spoken, typographic } = useTextLanguage(item.language);
  const { names } = useWords();
  return (
    <li className={styles.item}>
      <p className={styles.date}>
        <Day iso={publishedAt} />
        {kind !== "post" && <span> · {names[workKind ?? "letter"]}</span>}
      </p>
      <h2 className={styles.title} dir="auto" {...spoken()}>
        <Link to={path} className={`covering ${styles.link}`}>
          {typographic(title)}
        </Link>
      </h2>
      {summary && (
        <p className={styles.summary} dir="auto" {...spoken()}>
          {typographic(summary)}
        </p>
      )}
      <Cover item={item} picture={picture} />
    </li>
  );
}

const look = `${cut.cover} ${styles.picture}`;
const sizes = "(width >= 950px) 16rem, 27vw";

/** A letter has none, nor has a work without a picture of the library. */
function Cover({ item: { kind, id, imageUrl }, picture }: TaggedItemProps) {
  const isPost = kind === "post";
  if (!isPost && !picture) return null;
  return (
    <div className={`underlaid ${styles.cover}`}>
      {isPost ? (
        <PostPicture
          post={{ id, imageUrl: imageUrl ?? "" }}
          picture={picture}
          sizes={sizes}
          decorative
          className={look}
        />
      ) : (
        picture && <Picture picture={picture} sizes={sizes} alt="" isStill className={look} />
      )}
    </div>
  );
}
