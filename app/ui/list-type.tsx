export { ListTypeSwitch } from "./list/list-type.tsx";
