import type { Route } from "./+types/guest-order-page";
import { OrderDetails } from "./order-details.tsx";
import { actOnOrder, orderAt } from "./order-page.server.ts";

/** A guest's order, by the token that its mail and its buyer have. */
export async function loader(args: Route.LoaderArgs) {
  return { order: await orderAt(args), token: args.params.token };
}

export async function action(args: Route.ActionArgs) {
  return actOnOrder(args);
}

export default function GuestOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderDetails order={loaderData.order} token={loaderData.token} refused={actionData} />;
}
