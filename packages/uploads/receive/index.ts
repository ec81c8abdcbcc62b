export { BrokenForm, type FormPart, readFormParts } from "./form-parts.ts";
export {
  type ArrivingFile,
  type Fields,
  type FormFault,
  receiveFiles,
  type ReceivedFiles,
} from "./receive-files.ts";
