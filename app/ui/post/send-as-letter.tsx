import { Form } from "react-router";
import { Button, type ButtonLook } from "../button.tsx";

interface SendAsLetterProps {
  postId: string;
  title: string;
  look?: ButtonLook;
}

/** Makes a letter of a post, and opens it: nothing is sent yet. */
export function SendAsLetter({ postId, title, look = "quiet" }: SendAsLetterProps) {
  return (
    <Form method="post" action="/admin/email">
      <input type="hidden" name="id" value={postId} />
      <Button
        type="submit"
        name="intent"
        value="letter-from-post"
        look={look}
        aria-label={`Send as a letter: ${title}`}
      >
        Send as a letter
      </Button>
    </Form>
  );
}
