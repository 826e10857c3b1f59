import { data } from "react-router";
import { contentPages } from "../content-pages.ts";
import type { Route } from "./+types/commenting-page";
import { ContentFrame, Part, To } from "./content-frame.tsx";
import { contentHeaders, loadContent } from "./content-loader.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return data(await loadContent(args, contentPages.commenting), { headers: contentHeaders() });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function CommentingPage({ loaderData }: Route.ComponentProps) {
  return (
    <ContentFrame
      page={contentPages.commenting}
      shown={loaderData}
      lead="Below every recipe, bottle, bar and book there is room for what you know. A few rules keep it worth reading."
    >
      <Part title="What helps">
        <p>
          Say what you made and how it was: which gin, how much lime, what you changed and why. “Half the syrup, and
          better for it” is worth more than five stars. If you were at the <To to="/pubs-and-bars">bar</To>, say when.
          If a fact is wrong, say what is right and where it is written; an editor reads it and mends the page.
        </p>
        <p>
          Write as you would talk across a counter: to a stranger, about a drink. Disagree with the drink, not with the
          person.
        </p>
      </Part>
      <Part title="What is taken down">
        <p>
          Advertising, and links that are there to sell. Insults, threats, and remarks about what people are rather than
          what they pour. Anything about drinking as a feat: how much, how fast, how often. Anything that leads people
          who may not drink to drink, or people who drink to drive. Other people’s names and addresses. Texts copied
          from books and other sites. Whatever has nothing to do with the page.
        </p>
      </Part>
      <Part title="Who decides">
        <p>
          The first comment of a new member waits until an editor has read it, and so does one with three links or more.
          Anybody can report a comment and say why: spam, rude, off the subject, wrong, or something else. An editor
          looks at it and takes it down or leaves it; whose comment is taken down is told the reason.
        </p>
        <p>
          If you work for a producer, a bar or a shop and write about it, say so. You are welcome, and readers want to
          know.
        </p>
      </Part>
      <Part title="Yours to take back">
        <p>
          A comment can be changed for ten minutes and deleted at any time. Where others have answered it, its place
          stays and its text goes: at once from the page, after thirty days from our records. You can also write without
          your name; then only editors know whose comment it is.
        </p>
      </Part>
    </ContentFrame>
  );
}
