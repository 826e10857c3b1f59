import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { defaultLocale } from "./locale.ts";
import { ReaderProvider } from "./locale-context.tsx";
import { StillContext } from "./still.tsx";
import { type DocumentStills, openStills } from "./stills.server.ts";

/** For tests: what is rendered to a reader as the server does, each document with its still parts; without any where null is given. */
export function rendered(stillsOf: (() => DocumentStills) | null, shown: ReactNode, prefix = ""): string {
  const { stills = null, filled } = stillsOf?.() ?? {};
  const text = renderToString(
    <StillContext value={stills}>
      <ReaderProvider reader={{ locale: defaultLocale, prefix, pictures: "" }}>{shown}</ReaderProvider>
    </StillContext>,
  );
  return filled ? filled(Buffer.from(text)).toString() : text;
}

/** For tests: still parts that count how often one had to be rendered for its text. */
export function countedStills() {
  const open = openStills();
  const counted = {
    times: 0,
    stillsOf(): DocumentStills {
      const { stills, filled } = open();
      return {
        filled,
        stills: (of, variant, render) =>
          stills(of, variant, () => {
            counted.times += 1;
            return render();
          }),
      };
    },
  };
  return counted;
}
