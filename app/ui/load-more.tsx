export { LoadMore } from "./list/load-more.tsx";
