import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";

const inks = ["blue", "black"];

export function loader({ params: { ink = "" } }: LoaderFunctionArgs) {
  if (!inks.includes(ink)) throw redirect("/404");
  return { ink };
}

export default function InkPage() {
  const { ink } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>An ink, {ink}</h1>
      <img src={`/colophon/${ink}/swatch.svg`} alt={`A swatch of ${ink}`} />
    </main>
  );
}
