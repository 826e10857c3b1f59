import { GalleryVertical } from "lucide-react";
import { ListTypeSwitch } from "#app/ui/list.ts";

const gallery = <GalleryVertical size={20} aria-hidden="true" />;

/** List, grid or gallery (builder.md, 2), for every list of the builder. */
export function ListShapes() {
  return <ListTypeSwitch gallery={gallery} />;
}
