import { Link } from "@toadstool/elements/page/link";
import { Said } from "../said.tsx";
import { useWords } from "../use-words.ts";
import { type PostSeriesPlace, postSeriesPath } from "#domain/post-series/post-series.ts";

/** Which part of which series a post is. */
export function PostSeriesLine({ series, part, parts }: PostSeriesPlace) {
  const words = useWords().blog;
  return (
    <span>
      <Said
        parts={words.part({
          part,
          parts,
          name: series.name,
          series: (held) => (
            <Link to={postSeriesPath(series.slug)} dir="auto">
              {held}
            </Link>
          ),
        })}
      />
    </span>
  );
}
