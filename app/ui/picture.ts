/** Choosing a picture that is sent: looked at before, and a part of it chosen. */
export { CropChoice } from "./picture/crop-choice.tsx";
export { readPicture } from "./picture/read-picture.ts";
