import { Picture } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import type { Menu } from "./menu-shown.server.ts";

type Props = { menu: Menu /** Whether it has the code that leads to it. */; code: boolean; heading?: "h1" | "h2" };

/** A menu as guests hold it: on paper, or on a screen. */
export function MenuView({ menu, code, heading: Title = "h1" }: Props) {
  const { settings, name, dishes, qr, address } = menu;
  return (
    <article className={`menu menu-${settings.size}`} data-menu={settings.size}>
      <Title className="menu-title">{settings.title || name}</Title>
      {dishes.length === 0 ? <p className="text-center text-muted">There is nothing on it right now.</p> : null}
      <ul className="menu-list">
        {dishes.map((dish) => (
          <li key={dish.id} className={`break-inside-avoid ${dish.image ? "menu-pictured" : ""}`}>
            {dish.image ? (
              <Picture
                src={dish.image}
                wash={dish.colour}
                className="h-20 w-16 rounded-card p-1.5 sm:h-24 sm:w-20 print:hidden"
              />
            ) : null}
            <div className="min-w-0">
              <p className="menu-dish">
                <A to={dish.href} className="hover:underline">
                  {dish.name}
                </A>
                {dish.price ? (
                  <>
                    <span className="menu-leader" aria-hidden="true" />
                    <span className="menu-price">{dish.price}</span>
                  </>
                ) : null}
              </p>
              {dish.what ? <p className="text-muted">{dish.what}</p> : null}
              {dish.note ? <p className="text-muted">{dish.note}</p> : null}
            </div>
          </li>
        ))}
      </ul>
      {code ? (
        <footer className="menu-foot">
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} className="menu-code" role="img" aria-label="QR code of this menu">
            <rect width={qr.size} height={qr.size} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
          <p className="text-sm wrap-anywhere">
            This menu on your telephone:
            <br />
            {address.replace(/^https?:\/\//, "")}
          </p>
        </footer>
      ) : null}
    </article>
  );
}
