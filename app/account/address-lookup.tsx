import { useEffect, useState } from "react";
import type { Lookup } from "./address-lookup.server.ts";

/** Of an address that was found what our forms ask for, by the fields of Ideal Postcodes. */
const fieldsFor = { line_1: "street", line_2: "street2", post_town: "city", county: "state", postcode: "postCode" };

type Found = { country_iso_2?: string };
type Asked = {
  apiKey: string;
  inputField: string;
  outputFields: Record<string, string>;
  injectStyle: boolean;
  onAddressRetrieved(found: Found): void;
  onFailedCheck(): void;
};
type Finders = { IdealPostcodes?: { AddressFinder?: { setup(asked: Asked): { detach?(): void } } } };

type Props = { lookup: Lookup | null /** What the names of the form's fields begin with. */; prefix?: string };

/**
 * Looks an address up while it is typed, and fills the form in: only where a key is set, and gone where the script does not come
 * or its key is refused (guide.md, 8). Without a script there is the form alone.
 */
export function AddressLookup({ lookup, prefix = "" }: Props) {
  const [state, setState] = useState<"coming" | "there" | "gone">("coming");
  const { script = "", key = "" } = lookup ?? {};
  useEffect(() => {
    if (script === "") return;
    // What a page may load is said by the document: one that another page brought may not.
    if (isOfAnotherPage()) return location.reload();
    let detach: (() => void) | undefined;
    let over = false;
    const give = (why: unknown) => {
      if (over) return;
      console.warn("Addresses cannot be looked up:", why);
      setState("gone");
    };
    loaded(script)
      .then(() => {
        if (over) return;
        const finder = (window as Finders).IdealPostcodes?.AddressFinder;
        if (!finder) throw new Error("the script brought no AddressFinder");
        const outputFields = Object.fromEntries(
          Object.entries(fieldsFor).map(([told, name]) => [told, `#${prefix}${name}`]),
        );
        const found = ({ country_iso_2: country }: Found) => setCountry(`${prefix}country`, country);
        const controller = finder.setup({
          ...{ apiKey: key, inputField: `#${prefix}${fieldId}`, outputFields, injectStyle: false },
          ...{ onAddressRetrieved: found, onFailedCheck: () => give("the key was refused") },
        });
        detach = () => controller.detach?.();
        setState("there");
      })
      .catch(give);
    return () => {
      over = true;
      detach?.();
    };
  }, [script, key, prefix]);
  if (!lookup || state === "gone") return null;
  return (
    <div className="address-lookup needs-script relative mb-5">
      <label htmlFor={prefix + fieldId} className="mb-1 block font-semibold">
        Find your address
      </label>
      <p id={`${prefix}${fieldId}-hint`} className="mb-2 text-muted">
        Type a postcode or the beginning of the address, or fill in the lines below.
      </p>
      <input
        id={prefix + fieldId}
        className="input"
        autoComplete="off"
        disabled={state === "coming"}
        aria-describedby={`${prefix}${fieldId}-hint`}
        // It looks up, and sends nothing.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
    </div>
  );
}

const fieldId = "address-lookup";

function isOfAnotherPage(): boolean {
  const [document] = performance.getEntriesByType("navigation");
  return document !== undefined && URL.parse(document.name)?.pathname !== location.pathname;
}

const under = new Map<string, Promise<void>>();

/** Loads a script once a document. */
function loaded(src: string): Promise<void> {
  const known = under.get(src);
  if (known) return known;
  const loading = new Promise<void>((done, failed) => {
    const element = Object.assign(document.createElement("script"), { src, async: true });
    element.addEventListener("load", () => done());
    element.addEventListener("error", () => failed(new Error("its script did not come")));
    document.head.append(element);
  });
  under.set(src, loading);
  return loading;
}

function setCountry(name: string, country: string | undefined): void {
  const field = document.getElementById(name);
  if (!(field instanceof HTMLSelectElement) || ![...field.options].some(({ value }) => value === country)) return;
  field.value = country!;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
