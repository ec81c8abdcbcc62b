import { useLoggedIn } from "#app/browser/identity/presence.ts";
import { useWords } from "./use-words.ts";
import { Nothing } from "@toadstool/elements/page/nothing";

/** In place of a section's content where there is none; the owner reads how to fill it. */
export function EmptySection({ title, file }: { title: string; file: string }) {
  const isOwner = useLoggedIn();
  const words = useWords();
  return (
    <Nothing title={title}>
      {isOwner ? (
        <p>
          Visitors find no link to this page while it is empty. Add the first entry in <code>{file}</code> and
          build the site again.
        </p>
      ) : (
        <p>{words.common.nothingYet}</p>
      )}
    </Nothing>
  );
}
