import { data } from "react-router";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { orderAt } from "../order-pages/order-page.server.ts";
import type { Route } from "./+types/invoice-page";
import { Invoice } from "./invoice.tsx";

/** A member’s invoice, once there is one. */
export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const order = await orderAt(args);
  if (!order.invoice_number) throw data(null, { status: 404 });
  return { order };
}

export default function InvoicePage({ loaderData }: Route.ComponentProps) {
  return <Invoice order={loaderData.order} />;
}
