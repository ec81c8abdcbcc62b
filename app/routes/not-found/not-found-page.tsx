import { data } from "react-router";
import { NotFoundScreen } from "#app/ui/not-found-screen.tsx";

/** /404 and every unknown path, in place. */
export function loader() {
  return data(null, { status: 404 });
}

/** A form posted to nowhere finds the same screen. */
export function action() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFoundScreen />;
}
