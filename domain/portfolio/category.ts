/** What a project can be filed under, by code; the order is the order of the chips. */
export const categories = [
  { code: 0, name: "Web" },
  { code: 1, name: "Physical Computing" },
  { code: 2, name: "Installation" },
  { code: 3, name: "Client" },
  { code: 4, name: "Data Visualization" },
  { code: 5, name: "Jello" },
  { code: 6, name: "AR/VR" },
  { code: 7, name: "Digital Art" },
  { code: 99, name: "Other" },
] as const;

export type CategoryCode = (typeof categories)[number]["code"];

/** Stands for every category at once. */
export const allCategories = -1;

export function categoryName(code: CategoryCode): string {
  return categories.find((category) => category.code === code)?.name ?? "";
}
