import { stayHere } from "#app/browser/scroll.ts";
import { SearchForm as Form, type SearchFormProps } from "@toadstool/elements/forms/search-form";

type PageSearchProps = Omit<SearchFormProps, "placeholder"> & Partial<Pick<SearchFormProps, "placeholder">>;

/** A search that leaves the page where it is scrolled to. */
export const SearchForm = ({ placeholder = "Words, with commas between", ...props }: PageSearchProps) => (
  <Form {...props} placeholder={placeholder} state={stayHere} />
);
