import { data } from "react-router";
import { contentPages } from "../content-pages.ts";
import type { Route } from "./+types/bar-interior-page";
import { ContentFrame, Part, To } from "./content-frame.tsx";
import { contentHeaders, loadContent } from "./content-loader.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const shown = await loadContent(args, contentPages.interior, [
    {
      title: "Hotel bars to learn from",
      table: "pubs_and_bars",
      values: { kind: ["hotel bar"] },
      sort: "oldest",
      most: 6,
    },
    { title: "Pubs to learn from", table: "pubs_and_bars", values: { kind: ["pub"] }, sort: "oldest", most: 6 },
    { title: "Words of the room", table: "encyclopedia", values: { category: ["bars"] }, most: 6 },
  ]);
  return data(shown, { headers: contentHeaders() });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function BarInteriorPage({ loaderData }: Route.ComponentProps) {
  return (
    <ContentFrame
      page={contentPages.interior}
      shown={loaderData}
      lead="A bar is a room before it is a list of drinks. Most of what makes one work can be measured, copied and built at home."
    >
      <Part title="The counter">
        <p>
          A counter that people stand at is about 110 cm high, and its top is deep enough for a glass, an elbow and a
          small plate: 50 to 60 cm. The guest’s side wants an overhang of a hand’s breadth for the knees, and a rail for
          one foot, because nobody stands long on two.
        </p>
        <p>
          On the other side the work surface lies lower, at 85 to 90 cm, so that the shoulders stay down while the arms
          stir. What is used every minute (ice, the well bottles, the sink) stands within one step. That place has a
          name of its own; the <To to="/encyclopedia?category=bars">words of the bar</To> tell it apart from the rest.
        </p>
      </Part>
      <Part title="Light">
        <p>
          Light the bottles and the hands, not the heads. Warm lamps low above the counter flatter faces and make amber
          drinks glow; one lamp too many makes a waiting room. The one place that needs plain bright light is the
          cutting board.
        </p>
        <p>
          A mirror behind the bottles doubles the light and shows the room to whoever turns to reach for one. The old{" "}
          <To to="/pubs-and-bars?kind=saloon">saloons</To> knew that, and hung theirs opposite the door.
        </p>
      </Part>
      <Part title="The back bar">
        <p>
          Shelves that hold one row of bottles are better than deep ones that hold three: what cannot be seen is not
          poured. Leave 40 cm between shelves for tall bottles, keep vermouth and everything else that is made of wine
          in a refrigerator, and keep glasses away from the coffee machine’s heat. Which glasses, and how many of each,
          is told under <To to="/glassware">glassware</To>.
        </p>
      </Part>
      <Part title="Seats and sound">
        <p>
          A stool’s seat is 30 cm below the counter. Between two stools 60 cm are enough for talk and too few for a
          quarrel. Hard walls make a full room loud; a curtain, a carpet or a wall of books takes the edge off, and is
          cheaper than turning the music down.
        </p>
      </Part>
      <Part title="At home">
        <p>
          A tray is a bar. It needs six bottles, a shaker, a measure and a bowl of lemons, and it stands where people
          already stand: near the kitchen. Begin with <To to="/bar-equipment-and-barware">the tools</To>, put in what
          you own, and let <To to="/my-bar">My Bar</To> say what it makes.
        </p>
      </Part>
    </ContentFrame>
  );
}
