import { containsWords, dietWords, type ToldContents } from "#app/drinks/diets.ts";
import { capitalised } from "#app/kit/words.ts";

/** What a drink holds that people must or will not drink, and whom it suits (contract.md, 13); on paper too. */
export function ContentsNote({ contents }: { contents: ToldContents | null }) {
  if (!contents) return null;
  const { diet, check } = contents;
  return (
    <div className="mb-6 border-l-4 border-line pl-4 print:mb-2" data-contents="">
      <p>
        <strong>Contains:</strong> {containsWords(contents)}
      </p>
      {diet ? (
        <p>
          {capitalised(dietWords[diet])}
          {check.length > 0 ? `: the label of the ${check.join(", ").toLowerCase()} decides` : ""}
        </p>
      ) : null}
      <p className="text-muted">As these things are commonly made. With an allergy, read each label.</p>
    </div>
  );
}
