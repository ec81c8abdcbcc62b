import { keepFields } from "@toadstool/elements/behaviour/keep-fields";

export const { useKeptField, useForgottenField } = keepFields("site-field:");
