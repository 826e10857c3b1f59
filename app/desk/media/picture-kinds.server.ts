import { avatarPictures } from "#app/account/avatar-pictures-store.server.ts";
import { collectionPictures, ingredientPictures } from "#app/builder/builder-pictures-store.server.ts";
import { productPictures } from "#app/own-products/product-pictures-store.server.ts";
import { recipePictures } from "#app/own-recipes/recipe-pictures-store.server.ts";
import { photographPictures } from "#app/photographs/photograph-pictures-store.server.ts";
import type { PictureKind } from "#app/uploads/picture-kind.ts";

/** All kinds of picture that people send, by the folder of their files. */
export const pictureKinds: Readonly<Record<string, PictureKind>> = {
  photographs: photographPictures,
  cocktails: recipePictures,
  products: productPictures,
  ingredients: ingredientPictures,
  collections: collectionPictures,
  avatars: avatarPictures,
};

/** The kind of a picture by its name; undefined where there is none. */
export function kindOfPicture(name: string): PictureKind | undefined {
  const folder = name.split("/", 1)[0]!;
  return Object.hasOwn(pictureKinds, folder) ? pictureKinds[folder] : undefined;
}
