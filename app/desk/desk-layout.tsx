import { Outlet } from "react-router";

/** What stands around every screen of the desk: nothing of it is for search engines. */
export default function DeskLayout() {
  return (
    <div className="page-width pt-6 md:pt-10">
      <meta name="robots" content="noindex" />
      <Outlet />
    </div>
  );
}
