import { BookmarkCheck, ListChecks, type LucideIcon, Martini } from "lucide-react";
import { A } from "#app/ui/link.tsx";

const reasons: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: ListChecks,
    title: "A list of what you have",
    text: "Nine shelves, from base spirits to the fridge, and how complete each grade is.",
  },
  {
    icon: Martini,
    title: "Every recipe that it makes",
    text: "Narrowed by rating, by what is missing, by what may stand in for something else.",
  },
  {
    icon: BookmarkCheck,
    title: "Searches that you keep",
    text: "Each tells what is new in it since you last looked.",
  },
];

/** What the builder is for, and the ways in: without an account, with a new one, with the old one. */
export function Doors({ back }: { back: string | null }) {
  const query = back ? `?redir=${encodeURIComponent(back)}` : "?redir=/builder/home";
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <A to="/builder/get-started" className="button button-main">
          Get started
        </A>
        <A to={`/builder/register${query}`} className="button button-quiet">
          Create an account
        </A>
        <A to={`/builder/login${query}`} className="button button-quiet">
          Sign in
        </A>
      </div>
      <p className="mt-3 text-muted">Getting started takes no account: what you pick is kept for when you make one.</p>
      <ul className="mt-8 grid gap-4 md:grid-cols-3">
        {reasons.map(({ icon: Icon, title, text }) => (
          <li key={title} className="card p-5">
            <Icon size={28} aria-hidden="true" className="mb-3 text-accent" />
            <h2 className="mb-1 text-xl">{title}</h2>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
