import { useLocation } from "react-router";
import { Neighbours } from "#app/ui/ways/neighbours.tsx";

interface Named {
  slug: string;
  title: string;
}

/** The projects beside this one in the archive; the way back to it goes along. */
export function ProjectNeighbours({ previous, next }: { previous: Named | null; next: Named | null }) {
  const { state } = useLocation();
  const to = ({ slug, title }: Named) => ({ to: `/portfolio/${slug}`, title, state: state as unknown });
  return (
    <Neighbours
      label="Previous and next project"
      beside={[
        previous && { ...to(previous), label: "Previous", rel: "prev" },
        next && { ...to(next), label: "Next", rel: "next", last: true },
      ]}
    />
  );
}
