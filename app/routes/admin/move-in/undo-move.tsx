import { Asked } from "@toadstool/elements/dialog/asked";
import { FormButton } from "@toadstool/elements/forms/form-button";

/** Removes what a move made, after one more question. */
export function UndoMove({ isBusy }: { isBusy: boolean }) {
  return (
    <Asked summary="Undo the whole move…">
      <p>What it made and you have not changed since is removed. To have it again, bring the export again.</p>
      <FormButton intent="undo" look="danger" disabled={isBusy}>
        Undo the whole move
      </FormButton>
    </Asked>
  );
}
