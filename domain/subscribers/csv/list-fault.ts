type ListFaultCode = "no_csv" | "list_empty" | "no_address_column" | "line_too_long";

/** Why a file is not read as a list. `code` is stable; `message` explains what is wrong and how to fix it. */
export class ListFault extends Error {
  readonly code: ListFaultCode;

  constructor(code: ListFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}
