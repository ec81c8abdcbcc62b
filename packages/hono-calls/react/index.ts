export { byNoun, Call, Contents, Facts, idOf, type Styled } from "./call-documentation.tsx";
export { MarkedWords } from "./marked-words.tsx";
