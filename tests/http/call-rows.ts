/** Where the calls of the pages stand. */
export const frontend = "/api/dev/frontend/";

const mark = "link_table=cocktails&link_id=77";
/** Fields that a call accepts, and how many statements it may send: signed out, and signed in; a change begins and commits. */
type Row = [fields: string, signedOut: number, signedIn: number];

/** The calls of the pages, by their address under `/api/dev/frontend`. */
const pageCalls: Record<string, Row> = {
  "box/infinite-scroll": ["limit=10", 1, 2],
  "box/category-list": ["category=cocktails", 1, 2],
  "cocktails/list": ["keyword=gin", 4, 5],
  "ingredients/list": ["keyword=bar", 4, 5],
  "spiritbrands/list": ["keyword=bar", 4, 5],
  "producers/list": ["keyword=bar", 4, 5],
  "pubs_and_bars/list": ["keyword=bar", 4, 5],
  "glassware/list": ["keyword=bar", 4, 5],
  "people/list": ["keyword=bar", 4, 5],
  "agents/list": ["keyword=bar", 4, 5],
  "pr_companies/list": ["keyword=bar", 3, 4],
  "encyclopedia/list": ["keyword=bar", 4, 5],
  "books/list": ["keyword=bar", 4, 5],
  "jobs/list": ["keyword=bar", 4, 5],
  "competitions/list": ["keyword=bar", 4, 5],
  "events/list": ["keyword=bar", 4, 5],
  "on_this_day/list": ["keyword=bar", 4, 5],
  "shop/list": ["keyword=bar", 4, 5],
  "shop/add-to-basket": ["product_id=48&skew[]=114", 2, 8],
  "bws/dropdowns": ["parent_id=1", 1, 2],
  "producers/dropdowns": ["name=be", 1, 2],
  "cocktails/unit-measures": ["unit=1", 2, 3],
  "search/autocomplete": ["k=negroni", 2, 3],
  "search/cocktail-creator": ["name=donn", 1, 2],
  "search/popular": ["", 1, 2],
  captcha: ["", 0, 1],
  personal: ["oids=cocktails:1,cocktails:77&recipe=77&bar=1&makes=ingredients:1", 0, 7],
  "favourite/add": [mark, 0, 5],
  "favourite/remove": [mark, 0, 5],
  "wishlist/add": [mark, 0, 5],
  "wishlist/remove": [mark, 0, 5],
  "contactengagement/tried": [`${mark}&value=liked`, 0, 5],
  "vote/register": ["link_id=77&section=cocktail&rating=4", 0, 6],
  "mybar/load-items": ["", 0, 4],
  "mybar/load-favourites": ["", 0, 6],
  "mybar/load-wish-list": ["", 0, 6],
  "mybar/load-pantry-items": ["", 0, 4],
  "mybar/search-item": ["keyword=gin", 0, 5],
  "mybar/load-recipes": ["missing=1", 0, 6],
  "mybar/load-user-generated-recipes": ["", 0, 3],
  "mybar/submitted": ["keyword=fog", 0, 3],
  "mybar/recipe-sketch": ["cocktail[name]=Fog", 0, 3],
  "mybar/load-unlocks": ["source=each", 0, 4],
  "mybar/toggle-pantry-ingredient": ["ingredient_id=PANTRY&action=make_unavailable", 0, 4],
  "mybar/add-item": ["link_table=spiritbrands&link_id=BRAND", 0, 4],
  "mybar/delete-item": ["id=ITEM", 0, 4],
  "mybar/set-level": ["id=ITEM&level=low", 0, 4],
  "mybar/alternatives": ["", 0, 3],
  "mybar/shopping-list": ["", 0, 4],
  // The search's two for each line.
  "mybar/paste": ["text=gin, campari, 2 limes", 0, 8],
  "mybar/next-set": ["k=3", 0, 3],
  "mybar/log": ["", 0, 2],
  "mybar/share": ["what=bar&on=yes", 0, 4],
  "mybar/items-by-code": ["barcode=4006381333931", 0, 3],
  "mybar/guest-picks": ["iid=1,2", 0, 1],
  "mybar/guest-recipes": ["iid=1,2&missing=1", 0, 1],
  "mybar/take-over": ["iid=1,2", 0, 4],
  "mybar/phrase": ["p=x", 0, 1],
  "dismiss-message": ["key=welcome", 2, 4],
  viewed: [mark, 0, 6],
  "subscribe/global": ["", 0, 4],
  "mybar/your-comments": ["", 0, 4],
  "list/favourite": ["keyword=gin", 0, 5],
  "list/ratings": ["", 0, 2],
  "list/wish-list": ["", 0, 2],
  "list/must-try": ["", 0, 2],
  "list/tried-and-liked": ["", 0, 2],
  "list/tried-and-didnt-like": ["", 0, 2],
  "list/preferred-brands": ["", 0, 2],
  "list/ingredients": ["", 0, 2],
  "list/take-off": ["list=favourite&oids=cocktails:77", 0, 6],
  "list/put-back": ["removal=REMOVAL", 0, 5],
};

/** What changes at an address that is read by GET as well, by that address. */
const changesAt: Record<string, Row> = {
  "mybar/shopping-list": ["link_table=ingredients&link_id=5&add=yes", 0, 7],
  "mybar/log": ["link_id=77&rating=4", 0, 5],
  "mybar/alternatives": ["ingredient_id=5&alternative_id=6&strength=close", 0, 6],
};

const at = "{link_table}/{link_id}";
/** The calls of comments, by their address under `/api/comment`: what the path names is filled in by `addressOf`. */
const commentCalls: Record<string, Row> = {
  [`read/${at}`]: ["limit=5", 4, 5],
  [`write/${at}`]: ["comment=NEW", 0, 8],
  [`edit/${at}`]: ["id=OWN&comment=Changed", 0, 8],
  [`delete/${at}`]: ["id=OWN", 0, 8],
  [`report/${at}`]: ["id=OTHERS&reason=spam", 0, 5],
  // With what it was and what it is, for the log of changes.
  // With the log of editors, and a mail of a notice that may go out meanwhile.
  [`tip/${at}`]: ["id=OTHERS&on=yes", 0, 11],
  "your-comments": ["", 0, 4],
};

/** The tasks of the builder, by their name under `/builder/api`. */
const tasks: Record<string, Row> = {
  cabinets: ["", 0, 2],
  cabinet: ["combined=no", 0, 6],
  favourite: [`${mark}&add=yes`, 0, 5],
  "wish-list": [`${mark}&add=yes`, 0, 5],
  rate: ["link_id=77&section=cocktail&rating=4", 0, 6],
  tried: [`${mark}&tried=liked`, 0, 5],
  notes: [`${mark}&notes=`, 0, 5],
  "preferred-ingredient": ["cocktail_id=77&ingredient_id=1&spiritbrand_id=-1", 0, 4],
  spiritbrand: ["id=2", 0, 9],
  personalise: [mark, 0, 8],
  collections: [mark, 0, 2],
  collection: ["id=COLLECTION", 0, 6],
  "collection-item-search": ["collection_id=COLLECTION&keyword=gin", 0, 7],
  ingredients: ["", 0, 6],
  "ingredient-list": ["category=install&iid=1,2", 0, 2],
  progress: ["", 0, 2],
  "add-item": ["link_id=5", 0, 4],
  "delete-item": ["id=ITEM", 0, 4],
  "add-ingrededient-category-search": ["keyword=gin", 0, 5],
  "search-recipe": [
    "missing=1&fetch_available_brands=yes&keyword=gin&favourite=hide&yourrating=3&commented=hide",
    0,
    9,
  ],
  "recipe-search-ingredients": ["chosen_ingredient[]=1", 0, 6],
  "recipe-search-param": ["sid=SEARCH&name=missing&value=1", 0, 5],
  "recipe-search-complete": ["sid=SEARCH&name=x", 0, 8],
  searches: ["", 0, 5],
  "fetch-bws-by-id": ["", 0, 2],
  multiplex: ["queue[]=x", 0, 1],
  "your-recipes": ["random_result=yes", 0, 3],
  "recipe-edit-ingredient-search": ["keyword=gin&include_bws=yes", 0, 4],
  "recipe-edit-status": ["link_id=WRITTEN&is_public=yes", 0, 10],
};

/** The calls of the shop's lists, by their name under `/api/shop`. */
const shopCalls: Record<string, Row> = {
  // One of them asks whether there is such a category, once until the library changes.
  search: ["keyword=coupe&tid=429", 6, 7],
  listcategories: ["parent_id=429", 1, 2],
};

const below = (folder: string, rows: Record<string, Row>) =>
  Object.entries(rows).map(([name, row]) => [folder + name, row]);

/** A row for each call, by its whole address (docs/growing.md); one that changes what is read there, by `POST` before it. */
export const callRows: Readonly<Record<string, Row>> = Object.fromEntries([
  ...below(frontend, pageCalls),
  ...below("/api/comment/", commentCalls),
  ...below("/builder/api/", tasks),
  ...below("/api/shop/", shopCalls),
  ...below(`POST ${frontend}`, changesAt),
]);

/** The name of a call's row: its address, with the method where it changes what another call reads there. */
export function rowName({ path, methods }: { path: string; methods: readonly string[] }): string {
  return methods.length === 1 && Object.hasOwn(callRows, `${methods[0]} ${path}`) ? `${methods[0]} ${path}` : path;
}

/** The fields of a call's row. */
export function fieldsThatFit(call: { path: string; methods: readonly string[] }): URLSearchParams {
  return new URLSearchParams(callRows[rowName(call)]?.[0]);
}

/** The address of a call, with a subject that there is where its path names one. */
export function addressOf(path: string): string {
  return path.replace("{link_table}", "cocktails").replace("{link_id}", "77");
}
