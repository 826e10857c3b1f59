/** How a thing stands in a list. */
export { PictureCard } from "./cards/picture-card.tsx";
