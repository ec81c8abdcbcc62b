import { ButtonLink } from "@toadstool/elements/forms/button";
import { PencilIcon } from "@toadstool/elements/icons";

/** What the owner finds on one of her pages. */
export function PageTools({ id }: { id: string }) {
  return (
    <ButtonLink to={`/admin/pages?page=${id}`} look="quiet">
      <PencilIcon />
      Edit
    </ButtonLink>
  );
}
