/** What a project can be filed under. */
export interface Category {
  code: number;
  name: string;
}

/** All categories at once. */
export const allCategories = -1;
