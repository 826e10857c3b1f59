import { Martini } from "lucide-react";
import { Img } from "./img.tsx";
import { Picture } from "./picture.tsx";

type Props = {
  /** What it is drawn from. */
  images: readonly { image: string; colour: string | null }[];
  /** Its owner's own, which stands for it. */
  picture?: string | null;
};

/** What stands for several drinks: the first of them side by side, or a picture of its owner's. */
export function Cover({ images, picture = null }: Props) {
  return (
    <div className="collection-cover" aria-hidden="true">
      {picture ? (
        <Img src={picture} alt="" className="col-span-full row-span-full size-full object-cover" />
      ) : images.length > 0 ? (
        images.map((one) => <Picture key={one.image} src={one.image} wash={one.colour} className="size-full p-2" />)
      ) : (
        <Martini size={36} strokeWidth={1.25} className="place-self-center text-muted" />
      )}
    </div>
  );
}
