import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { buyBoxError, enableCookies, notAdded, refusedByPolicy } from "../basket/texts.ts";

/** Why nothing was put into the basket, in words for people instead of the calls' (guide.md, 8). */
export function Refused({ reason }: { reason: string }) {
  if (reason !== refusedByPolicy) return <Outcome failed>{reason === notAdded ? buyBoxError : reason}</Outcome>;
  return (
    <Outcome failed>
      {enableCookies}{" "}
      <A to="/cookie-policy" className="text-link">
        Cookie settings
      </A>
    </Outcome>
  );
}
