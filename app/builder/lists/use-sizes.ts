import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { withQuery } from "#app/kit/query.ts";
import { type ListShape, listSizes, sizesFor, type WindowWidth, widthQueries } from "./list-sizes.ts";

/** builder.md, 9: how long nobody pulls at the window before it is looked at again (milliseconds). */
export const resizePause = 250;

const widthNow = (): WindowWidth => widthQueries.find(([, query]) => matchMedia(query).matches)?.[0] ?? "small";

function shapeNow(): ListShape {
  const said = document.documentElement.dataset.list;
  return said === "list" || said === "gallery" ? said : "grid";
}

/**
 * The page sizes of this window and of how its list is shown; those of a plain list until a script has looked.
 * @param shape of a list that is shown in one way only
 */
export function useSizes(shape?: ListShape): readonly number[] {
  const [sizes, setSizes] = useState<readonly number[]>(listSizes);
  useEffect(() => {
    const look = () => setSizes(sizesFor(shape ?? shapeNow(), widthNow()));
    look();
    let timer: ReturnType<typeof setTimeout>;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, resizePause);
    };
    addEventListener("resize", soon);
    const switched = new MutationObserver(look);
    switched.observe(document.documentElement, { attributes: true, attributeFilter: ["data-list"] });
    return () => {
      clearTimeout(timer);
      removeEventListener("resize", soon);
      switched.disconnect();
    };
  }, [shape]);
  return sizes;
}

/**
 * Where the address names no size, this window's own default is asked for: the second of its sizes. The server cannot know how
 * wide a window is, and shows 20 first.
 */
export function useDefaultSize(sizes: readonly number[], count: number): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const own = sizes[1] ?? listSizes[1];
  const named = new URLSearchParams(search).has("limit");
  useEffect(() => {
    if (named || own === listSizes[1] || count <= Math.min(own, listSizes[1])) return;
    const to = withQuery(pathname, search, "limit", own);
    void navigate(to, { replace: true, preventScrollReset: true, state: { stay: true } });
  }, [named, own, count, pathname, search, navigate]);
}
