import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  // From here on React hears what is pressed, also before the page has hydrated (app/shell/boot-script.ts).
  document.documentElement.setAttribute("data-alive", "");
  hydrateRoot(document, <HydratedRouter />);
});
