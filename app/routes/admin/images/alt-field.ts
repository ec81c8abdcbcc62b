/** The name of the field for an image’s alt text, in a form that has many. */
export const altField = {
  of: (id: string) => `alt-${id}`,
  idIn: (name: string) => /^alt-([a-z2-7]{16})$/.exec(name)?.[1] ?? null,
};
