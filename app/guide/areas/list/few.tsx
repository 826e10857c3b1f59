export { AboutKind } from "./about-kind.tsx";
export { BarAsked } from "./bar-asked.tsx";
export { LetterStrip } from "./letter-strip.tsx";
export { NothingLeft } from "./nothing-left.tsx";
