import { forgetOnLeaving } from "@toadstool/openid/browser";
import { Button } from "@toadstool/elements/forms/button";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { usePress } from "#app/ui/press/use-press.ts";
import shared from "../admin.module.css";

/** @param others how many sessions there are besides this one */
export function EndOthers({ others }: { others: number }) {
  const { isPending } = usePress("end-others");
  if (others === 0) return <p className={shared.soft}>There are no other sessions.</p>;
  return (
    <>
      <div className={shared.buttons}>
        <FormButton intent="end-others" preventScrollReset disabled={isPending}>
          {others === 1 ? "End the other session" : `End all ${others} others`}
        </FormButton>
        {/* A whole document: it ends with the logout, which leads to the identity provider. */}
        <form method="post" onSubmit={forgetOnLeaving}>
          <Button type="submit" look="quiet" name="intent" value="end-all">
            Log out everywhere, including here
          </Button>
        </form>
      </div>
      <p className={`${shared.soft} ${shared.measure}`}>
        A browser whose session you end must log in again, even if it is still logged in at the identity
        provider. If you have lost a device, log it out at the provider as well.
      </p>
    </>
  );
}
