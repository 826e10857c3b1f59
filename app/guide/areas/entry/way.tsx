import { A } from "#app/ui/link.tsx";

/** The way to a page, whose last step it is: the same as its BreadcrumbList (contract.md, 7). */
export function Way({ steps, here }: { steps: readonly { title: string; path: string }[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-2 text-sm print:hidden">
      {/* On a phone the heading below is the end of the way. */}
      <ol className="flex flex-wrap gap-x-2 text-muted max-md:[&>li:nth-last-child(2)>span]:hidden">
        {steps.map(({ title, path }) => (
          <li key={path} className="flex gap-x-2">
            <A to={path} className="inline-flex min-h-11 items-center hover:underline">
              {title}
            </A>
            <span aria-hidden="true" className="self-center">
              ›
            </span>
          </li>
        ))}
        <li aria-current="page" className="self-center max-md:sr-only">
          {here}
        </li>
      </ol>
    </nav>
  );
}
