import type { LucideIcon } from "lucide-react";
// Each by itself: the server reads this file as it is, and with the package's own list would read all 1,700 signs.
import Bookmark from "lucide-react/icons/bookmark";
import Heart from "lucide-react/icons/heart";
import ThumbsDown from "lucide-react/icons/thumbs-down";
import type { Subject } from "#app/kit/subject.ts";

/** What one click says of a subject, and a second one takes back. */
type Kind = {
  /** Where it is kept: a table of its own by person and subject, or one that keeps a value, and which. */
  table: string;
  value: string | null;
  /** What it is called in what is said of a subject (guide.md, 7: personal). */
  field: string | null;
  /** The calls that say it and take it back, below the frontend's calls. */
  calls: { say: string; take: string };
  /** Which subjects may have it: every one, or those whose area is `wished` or `tried` (contract.md, 7). */
  whose: "every" | "wished" | "tried";
  /** The list that it stands on, in a sentence. */
  list: string;
  /** What its button says when it is off and when it is on, and what is told once it was turned. */
  words: { off: string; on: string; said: string; taken: string };
  icon: LucideIcon;
  /** It hides what it is said of, so that taking it back is offered. */
  hides: boolean;
};

/**
 * Every kind of mark that one click says: buttons, calls, operations, My Bar's forms and what is read of a subject are made
 * from this list. A new kind is a row here and a migration (docs/growing.md).
 */
export const markKinds = {
  favourite: {
    table: "favourite",
    value: null,
    field: "favourite",
    calls: { say: "favourite/add", take: "favourite/remove" },
    whose: "every",
    list: "favourites",
    words: {
      off: "Favourite",
      on: "A favourite",
      said: "Added to your favourites",
      taken: "Taken off your favourites",
    },
    icon: Heart,
    hides: false,
  },
  wish: {
    table: "wish",
    value: null,
    field: "wish_list",
    calls: { say: "wishlist/add", take: "wishlist/remove" },
    whose: "wished",
    list: "wish list",
    words: {
      off: "Wish list",
      on: "On your wish list",
      said: "Added to your wish list",
      taken: "Taken off your wish list",
    },
    icon: Bookmark,
    hides: false,
  },
  disliked: {
    table: "tried",
    value: "disliked",
    field: null,
    calls: { say: "contactengagement/tried", take: "contactengagement/tried" },
    whose: "tried",
    list: "what was not for you",
    words: { off: "Not for me", on: "Not for me", said: "Hidden from what you can make", taken: "Shown again" },
    icon: ThumbsDown,
    hides: true,
  },
} as const satisfies Record<string, Kind>;

type Kinds = typeof markKinds;
export type MarkKind = keyof Kinds;

/** The kinds that have a table of their own; the others are a value of one. */
export type OwnKind = { [Name in MarkKind]: Kinds[Name]["value"] extends null ? Name : never }[MarkKind];
export type MarkTable = Kinds[OwnKind]["table"];
export type MarkField = Kinds[OwnKind]["field"];

export const ownKinds = (Object.keys(markKinds) as MarkKind[]).filter(
  (name): name is OwnKind => markKinds[name].value === null,
);

/** What may be said of a subject beside that it is a favourite: an area's own `wished` and `tried`. */
export type Sayable = { readonly wished: boolean; readonly tried: boolean };

/** Whether a subject of which that may be said may have a mark of this kind (contract.md, 7). */
export function mayHave(kind: MarkKind, sayable: Sayable): boolean {
  const { whose } = markKinds[kind];
  return whose === "every" || sayable[whose];
}

/** The changes that forms ask for by their field `intent`. */
export type MarkIntent = `${OwnKind}-add` | `${OwnKind}-remove` | "tried";

/** The call behind each of them, below the frontend's calls. */
export const markIntents = Object.fromEntries([
  ...ownKinds.flatMap((name) => [
    [`${name}-add`, markKinds[name].calls.say],
    [`${name}-remove`, markKinds[name].calls.take],
  ]),
  ["tried", markKinds.disliked.calls.say],
]) as Record<MarkIntent, string>;

/** A change as a form sends it (`intent`), as a script does (`call`), and what either says. */
export type MarkChange = { intent: MarkIntent; call: string; fields: Record<string, string> };

/**
 * The change that turns a mark on or off.
 * @param before what the person says of having tried it, which a mark that is a value of that returns to when it goes
 */
export function changeOf(kind: MarkKind, subject: Subject, on: boolean, before = "not_tried"): MarkChange {
  const { value } = markKinds[kind];
  const named = { link_table: subject.link_table, link_id: String(subject.link_id) };
  if (value === null) {
    const intent = `${kind as OwnKind}-${on ? "add" : "remove"}` as const;
    return { intent, call: markIntents[intent], fields: named };
  }
  const back = before === value ? "not_tried" : before;
  return { intent: "tried", call: markIntents.tried, fields: { ...named, value: on ? value : back } };
}

/** contract.md, 8: how personal lists are sorted. */
export const personalSorts = ["newest", "oldest", "name", "rating", "your-rating"] as const;
export type PersonalSort = (typeof personalSorts)[number];
