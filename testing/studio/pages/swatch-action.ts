import type { LoaderFunctionArgs } from "react-router";

export const loader = ({ params: { ink } }: LoaderFunctionArgs) =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg"><path fill="${ink}" d="M0 0H9V9Z"/></svg>`, {
    headers: { "Content-Type": "image/svg+xml" },
  });
