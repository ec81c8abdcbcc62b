import { Asked } from "@toadstool/elements/dialog/asked";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { buttonClass } from "@toadstool/elements/forms/button";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { List } from "#app/ui/list/list.tsx";
import { usePress } from "#app/ui/press/use-press.ts";
import type { StagedLogin } from "#domain/restore/restore.ts";
import { stagedFor } from "./backup-lists.tsx";

/** @param isFresh whether the owner has logged in just now */
export function StagedLogins({ logins, isFresh }: { logins: StagedLogin[]; isFresh: boolean }) {
  const { refusal } = usePress("drop-logins");
  if (logins.length === 0) return null;
  return (
    <List of={stagedFor(isFresh)} items={logins} found={logins.length}>
      {refusal && <Trouble>{refusal.message}</Trouble>}
      {isFresh ? (
        <Asked summary="Throw all of them away…">
          <p>The backup still has them: restoring it again brings them back here.</p>
          <FormButton intent="drop-logins" look="danger">
            Throw all of them away
          </FormButton>
        </Asked>
      ) : (
        <p>
          <a className={buttonClass()} href="/auth/login?asAnother=1&returnTo=/admin/backup">
            Log in once more to decide
          </a>
        </p>
      )}
    </List>
  );
}
