import type { draftKinds } from "#db/schema.ts";

type DraftKind = (typeof draftKinds)[number];

const addresses = {
  post: (id: string) => `/admin/blog?draft=${id}&edit`,
  letter: (id: string) => `/admin/email?letter=${id}`,
  page: (id: string) => `/admin/pages?page=${id}`,
  welcome: (id: string) => `/admin/email/welcome/letter?letter=${id}`,
};

/** Where a draft is opened to be written. */
export function draftAddress({ kind, id }: { kind: DraftKind; id: string }): string {
  return addresses[kind](id);
}
