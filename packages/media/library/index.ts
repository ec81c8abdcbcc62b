export { foldersIn, type FolderUse, wayTo } from "./folders.ts";
export { folderFrom, nameFrom } from "./names.ts";
