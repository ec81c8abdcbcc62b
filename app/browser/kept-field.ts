import { keepFields } from "./keep-fields.ts";

export const { useKeptField, useForgottenField } = keepFields("site-field:");
