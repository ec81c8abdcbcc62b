import type { ButtonLook } from "@toadstool/elements/forms/button";
import { FormButton } from "@toadstool/elements/forms/form-button";

interface SendAsLetterProps {
  postId: string;
  title: string;
  look?: ButtonLook;
}

/** Makes a letter of a post, and opens it: nothing is sent yet. */
export function SendAsLetter({ postId, title, look = "quiet" }: SendAsLetterProps) {
  return (
    <FormButton
      action="/admin/email"
      intent="letter-from-post"
      fields={{ id: postId }}
      look={look}
      aria-label={`Send as a letter: ${title}`}
    >
      Send as a letter
    </FormButton>
  );
}
