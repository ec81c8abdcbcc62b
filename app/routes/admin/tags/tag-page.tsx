import { byName } from "#domain/text/by-name.ts";
import { Form, Link } from "react-router";
import * as v from "valibot";
import { Asked } from "@toadstool/elements/dialog/asked";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { SelectField } from "@toadstool/elements/forms/field";
import { answersPresses, press, pressOne } from "#app/press.server.ts";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { formFor } from "#app/ui/form/read-form.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { usePress } from "#app/ui/press/use-press.ts";
import { listAllTags } from "#domain/tag-pages/tag-list.server.ts";
import { deleteTag, findTag, mergeTags, renameTag } from "#domain/tags/managing.server.ts";
import { countTaggedImages } from "#domain/media/tags/image-tags.server.ts";
import { renameTagInput, tagPath } from "#domain/tags/tag.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/tag-page";
import shared from "../admin.module.css";
import { AdminMain, Section } from "../admin-main.tsx";
import { RenameAndDelete } from "../rename-and-delete.tsx";

const home = "/admin/tags";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { services, owner, facts } = await requireOwnersRequest(context);
  const { profile } = await facts();
  const [tag, all] = await Promise.all([findTag(services, owner, id), listAllTags(services)]);
  if (!tag) throw notFound("This tag does not exist. It may have been merged or deleted.");
  const count = all.find((listed) => listed.id === id)?.count ?? 0;
  const files = await countTaggedImages(services, owner, tag.slug);
  const others = all.filter((other) => other.id !== id).toSorted(byName(profile));
  return { tag, count, files, others, form: formFor(renameTagInput, { name: tag.name }) };
}

const ofOne = { id: v.string() };

export const action = answersPresses({
  rename: press(
    v.object({ ...renameTagInput.entries, ...ofOne }),
    (services, owner, { id, ...input }) => renameTag(services, owner, id, input),
    ({ name }) => ({ words: `The tag is called “${name}” now.` }),
  ),
  merge: press(
    v.object({ ...ofOne, into: v.string() }),
    (services, owner, { id, into }) => mergeTags(services, owner, id, into),
    ({ name }, { into }) => ({ goTo: `${home}/${into}`, words: `They are one tag now: “${name}”.` }),
  ),
  delete: pressOne(deleteTag, ({ name }) => ({ goTo: home, words: `The tag “${name}” is deleted.` })),
});

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: a tag", matches)];

export default function TagPage({ loaderData }: Route.ComponentProps) {
  const { tag, count, files, others, form } = loaderData;
  const on = count === 0 ? "nothing that readers see" : counted(count, "text");
  const { refusal, typed, issues } = usePress("merge");
  return (
    <AdminMain
      title={tag.name}
      gap="medium"
      intro={
        <>
          <p>
            On {on}. {count > 0 && <Link to={tagPath(tag.slug)}>See its page</Link>}
          </p>
          {files > 0 && (
            <p>
              On <Link to={`/admin/images?tag=${tag.slug}`}>{counted(files, "file")} of the library</Link>,
              which readers do not see.
            </p>
          )}
        </>
      }
    >
      <RenameAndDelete
        id={tag.id}
        name={tag.name}
        form={form}
        address={tagPath(tag.slug)}
        one="tag"
        stays={`It is on ${on}. Texts and files stay as they are`}
      >
        {others.length > 0 && (
          <Section id="merge" title="Merge">
            <Form method="post" className={shared.form}>
              {refusal && issues.length === 0 && <Trouble>{refusal.message}</Trouble>}
              <input type="hidden" name="id" value={tag.id} />
              <SelectField
                label="Into the tag"
                name="into"
                required
                defaultValue={typed.into ?? ""}
                issues={issues}
                options={[
                  { value: "", label: "Choose a tag" },
                  ...others.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                hint={`What is tagged “${tag.name}” gets that tag, and the address ${tagPath(tag.slug)} leads there.`}
              />
              <Asked summary="Merge…">
                <p>“{tag.name}” is deleted. This cannot be undone.</p>
                <Button type="submit" name="intent" value="merge" look="danger">
                  Merge
                </Button>
              </Asked>
            </Form>
          </Section>
        )}
      </RenameAndDelete>
    </AdminMain>
  );
}
