import { redirect } from "react-router";
import { homePath } from "../builder-frame.tsx";

/** builder.md, 2: all paths of the builder start there; the address alone leads to its index. */
export function loader() {
  throw redirect(homePath, 302);
}
