export { PictureCard } from "./cards/picture-card.tsx";
