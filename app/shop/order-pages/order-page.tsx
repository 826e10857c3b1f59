import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/order-page";
import { OrderDetails } from "./order-details.tsx";
import { actOnOrder, orderAt } from "./order-page.server.ts";

/** A member's order. */
export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return { order: await orderAt(args) };
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  return actOnOrder(args);
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderDetails order={loaderData.order} refused={actionData} />;
}
