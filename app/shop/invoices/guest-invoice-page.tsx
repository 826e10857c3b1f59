import { data } from "react-router";
import { orderAt } from "../order-pages/order-page.server.ts";
import type { Route } from "./+types/guest-invoice-page";
import { Invoice } from "./invoice.tsx";

/** A guest’s invoice, once there is one. */
export async function loader(args: Route.LoaderArgs) {
  const order = await orderAt(args);
  if (!order.invoice_number) throw data(null, { status: 404 });
  return { order };
}

export default function GuestInvoicePage({ loaderData, params }: Route.ComponentProps) {
  return <Invoice order={loaderData.order} token={params.token} />;
}
