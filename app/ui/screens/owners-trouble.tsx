import { buttonClass } from "@toadstool/elements/forms/button";

interface OwnersTroubleProps {
  title: string;
  words: string;
}

/** In the owner’s frame, in place of a page that failed or is not there. */
export function OwnersTrouble({ title, words }: OwnersTroubleProps) {
  return (
    <main id="main" className="column">
      <title>{title}</title>
      <h1>{title}</h1>
      <p role="alert">{words}</p>
      <p>
        <a className={buttonClass()} href="/admin">
          Back to the admin home page
        </a>
      </p>
    </main>
  );
}
