import { Link } from "react-router";
import { type PostSeriesPlace, postSeriesPath } from "#domain/post-series/post-series.ts";

/** Which part of which series a post is. */
export function PostSeriesLine({ series, part, parts }: PostSeriesPlace) {
  return (
    <span>
      Part {part} of {parts} of <Link to={postSeriesPath(series.slug)}>{series.name}</Link>
    </span>
  );
}
