import { stayHere } from "#app/browser/scroll.ts";
import { SearchForm as Form, type SearchFormProps } from "@toadstool/elements/forms/search-form";

/** A search that leaves the page where it is scrolled to. */
export const SearchForm = (props: SearchFormProps) => <Form {...props} state={stayHere} />;
