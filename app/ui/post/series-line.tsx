import { Link } from "react-router";
import { type SeriesPlace, seriesPath } from "#domain/post-series/post-series.ts";

/** Which part of which series a post is. */
export function SeriesLine({ series, part, parts }: SeriesPlace) {
  return (
    <span>
      Part {part} of {parts} of <Link to={seriesPath(series.slug)}>{series.name}</Link>
    </span>
  );
}
