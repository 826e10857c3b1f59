import { textParts } from "../text.ts";

/** A comment as it was written: its lines, and addresses as links that search engines do not follow. */
export function CommentText({ text }: { text: string }) {
  let place = 0;
  return (
    <p className="wrap-anywhere max-w-prose whitespace-pre-line">
      {textParts(text).map((part) => {
        const key = place;
        place += part.text.length;
        return part.href === null ? (
          part.text
        ) : (
          <a key={key} href={part.href} rel="nofollow ugc noopener" className="text-link">
            {part.text}
          </a>
        );
      })}
    </p>
  );
}
