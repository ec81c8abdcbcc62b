/** What a project can be filed under. */
export interface Category {
  code: number;
  name: string;
}

/** Stands for every category at once. */
export const allCategories = -1;
