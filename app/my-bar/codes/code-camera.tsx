import { Camera } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { readBarcode } from "#app/drinks/barcode.ts";

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

/** What browsers that can read codes call it; others have none. */
const detectorClass = (): DetectorClass | undefined =>
  (globalThis as unknown as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

type Policy = { allowsFeature(name: string): boolean };

/** True where the document came with the word that no camera is asked for: from another page of ours, without being loaded anew. */
const isBarred = () => (document as { featurePolicy?: Policy }).featurePolicy?.allowsFeature("camera") === false;

/** As if it were typed: a field that React holds forgets what is only written into it, once the page is drawn again. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** How often it looks (milliseconds). */
const every = 250;

/** `intent`: the value of the button that the form is sent with; without it the form is sent as Enter does. */
type Props = { form: string; field: string; intent?: string };

/**
 * Reads a code by the camera, where the browser can (BarcodeDetector), puts it into the field and sends the form. Where it
 * cannot nothing stands here: the code is typed. Where somebody came from a page that may not ask for the camera a press loads this
 * one anew, which may.
 */
export function CodeCamera({ form, field, intent }: Props) {
  const [can, setCan] = useState<"no" | "anew" | "yes">("no");
  const { pathname, search } = useLocation();
  const [state, setState] = useState<"off" | "on" | "refused">("off");
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (detectorClass() && navigator.mediaDevices) setCan(isBarred() ? "anew" : "yes");
  }, []);
  useEffect(() => {
    if (state !== "on") return;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    async function look() {
      const Reader = detectorClass();
      if (!Reader) return;
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      // It may have been closed while the browser asked.
      if (over || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      const reader = new Reader({ formats: ["ean_13", "ean_8", "upc_a", "upc_e", "itf"] });
      async function once() {
        if (over || !video.current) return;
        const seen = await reader.detect(video.current).catch(() => []);
        const code = seen.map(({ rawValue }) => readBarcode(rawValue)).find((one) => one !== null);
        if (code) return found(code);
        timer = setTimeout(() => void once(), every);
      }
      await once();
    }
    function found(code: string) {
      const target = document.getElementById(form);
      if (!(target instanceof HTMLFormElement)) return;
      const input = target.elements.namedItem(field);
      if (input instanceof HTMLInputElement) typeInto(input, code);
      target.requestSubmit(intent ? target.querySelector<HTMLElement>(`button[value="${intent}"]`) : null);
    }
    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    look().catch(() => setState("refused"));
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
    };
  }, [state, form, field, intent]);
  if (can === "no") return null;
  if (can === "anew")
    return (
      <a href={pathname + search} data-reload="" className="button button-quiet">
        <Camera size={20} aria-hidden="true" /> Use the camera
      </a>
    );
  return (
    <div className="min-w-0 flex-1 basis-56">
      <button type="button" className="button button-quiet" onClick={() => setState(state === "on" ? "off" : "on")}>
        <Camera size={20} aria-hidden="true" /> {state === "on" ? "Close the camera" : "Use the camera"}
      </button>
      <p role="status" className="mt-1 text-muted">
        {state === "on" ? "Hold the stripes before the camera." : null}
        {state === "refused" ? "The camera could not be used. Please type the code." : null}
      </p>
      {state === "on" ? (
        <video ref={video} playsInline muted className="mt-2 aspect-4/3 w-full max-w-sm rounded-lg bg-raised" />
      ) : null}
    </div>
  );
}
