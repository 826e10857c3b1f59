import { useLocation } from "react-router";
import { Tabs } from "#app/ui/list.ts";
import { everythingQuery } from "./bar-types.ts";

/** The box that finds an ingredient as one types, for the screens of other rooms that stand in this frame. */
export { ItemCombobox } from "./adding/item-combobox.tsx";
/** Reads a code by the camera, for the forms of other rooms. */
export { CodeCamera } from "./codes/code-camera.tsx";

const tabs = [
  { text: "Your bottles", to: "/my-bar" },
  { text: "Pantry", to: "/my-bar/pantry" },
  { text: "What you can make", to: "/my-bar/recipes", query: everythingQuery },
  { text: "Your recipes", to: "/my-bar/submitted-cocktails" },
  { text: "Shopping list", to: "/my-bar/shopping-list" },
  { text: "Diary", to: "/my-bar/diary" },
  { text: "Substitutes", to: "/my-bar/substitutes" },
  { text: "Favourites", to: "/my-bar/favourites" },
  { text: "Wish list", to: "/my-bar/wish-list" },
  { text: "Your comments", to: "/my-bar/your-comments" },
];

/** The screens of My Bar. */
export function BarTabs() {
  const here = useLocation().pathname.replace(/(?<!\/)\/+$/, "");
  return <Tabs label="Screens of My Bar" tabs={tabs} here={here} />;
}
