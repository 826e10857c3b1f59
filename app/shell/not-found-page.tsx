import { data } from "react-router";
import { ErrorBody } from "./error-body.tsx";

/** Every address that no room answers. */
export function loader() {
  return data(null, { status: 404 });
}

/** Nor is anything there that takes a form. */
export function action() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <ErrorBody status={404} />;
}
