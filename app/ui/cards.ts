/** How a thing stands in a list. */
export { CardRow } from "./cards/card-row.tsx";
export { Cover } from "./cards/cover.tsx";
export { Img } from "./cards/img.tsx";
export { Picture } from "./cards/picture.tsx";
export { PictureCard, unbroken } from "./cards/picture-card.tsx";
export { Rail } from "./cards/rail.tsx";
export { washOf } from "./cards/wash.ts";
export { UploadedPicture } from "./picture/uploaded-picture.tsx";
