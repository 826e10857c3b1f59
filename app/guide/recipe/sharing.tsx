import { ClipboardCopy, Share2 } from "lucide-react";
import { useRouteLoaderData } from "react-router";
import { measureSystems } from "#app/i18n/measure-systems.ts";
import { useHydrating } from "#app/i18n/still.tsx";
import { useCopy } from "#app/ui/notice-bar.tsx";
import type { Recipe } from "../cocktail.ts";
import { recipeText } from "./recipe-text.ts";

/** Hands the recipe on: its address by what the device shares with, and its text by the clipboard. */
export function Sharing({ recipe, drinks }: { recipe: Recipe; drinks: number }) {
  const root = useRouteLoaderData("root") as { baseUrl: string } | undefined;
  const [copyText, notice] = useCopy();
  // Pressed before it answers it would do nothing and say nothing.
  const hydrating = useHydrating();
  const address = `${root?.baseUrl ?? ""}${recipe.href}${drinks > 1 ? `?yield=${drinks}` : ""}`;

  async function share() {
    if (navigator.share) {
      // Whoever closes the device's own sheet has changed their mind.
      await navigator.share({ title: recipe.name, url: address }).catch(() => undefined);
      return;
    }
    await copyText(address, "Its address is copied");
  }
  async function copy() {
    const system = measureSystems.find((name) => name === document.documentElement.dataset.units) ?? "ml";
    await copyText(recipeText(recipe, drinks, system, address), "The recipe is copied");
  }
  return (
    <>
      <button
        type="button"
        className="button button-quiet button-icon needs-script"
        title="Share"
        disabled={hydrating}
        onClick={() => void share()}
      >
        <Share2 size={20} aria-hidden="true" />
        <span className="sr-only">Share</span>
      </button>
      <button
        type="button"
        className="button button-quiet button-icon needs-script"
        title="Copy as text"
        disabled={hydrating}
        onClick={() => void copy()}
      >
        <ClipboardCopy size={20} aria-hidden="true" />
        <span className="sr-only">Copy as text</span>
      </button>
      {notice}
    </>
  );
}
