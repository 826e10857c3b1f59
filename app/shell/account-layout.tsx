import { Outlet, useLocation } from "react-router";
import { Tabs } from "#app/ui/list.ts";
import { accountPages } from "./account-pages.ts";

/** What stands around every page of somebody's own account. */
export default function AccountLayout() {
  const here = useLocation().pathname.replace(/(?<!\/)\/+$/, "");
  return (
    <div className="page-width pt-6 md:pt-10">
      <meta name="robots" content="noindex" />
      <Tabs label="Your account" tabs={accountPages} here={here} />
      <Outlet />
    </div>
  );
}
