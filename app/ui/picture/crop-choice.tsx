import { useEffect, useRef, useState } from "react";
import { cropAt, middleOf } from "#app/uploads/crop.ts";
import type { Size } from "#app/uploads/image-rules.ts";

/** guide.md, 9: a preview is no larger (pixels). */
const largestPreview = 256;

/**
 * Which part of a picture is shown: how near, and where. Sliders, so that keys do it as well as fingers; the fields that say it
 * to the server stand beside them.
 */
export function CropChoice({ picture, shape, round = false }: { picture: ImageBitmap; shape: Size; round?: boolean }) {
  const whole = middleOf(picture, shape);
  const [near, setNear] = useState(0);
  const [place, setPlace] = useState({ x: 50, y: 50 });
  const canvas = useRef<HTMLCanvasElement>(null);
  const crop = cropAt(picture, shape, { near, ...place });
  const { x, y, width: wide, height: tall } = crop;
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    pen.imageSmoothingQuality = "high";
    pen.drawImage(picture, x, y, wide, tall, 0, 0, pen.canvas.width, pen.canvas.height);
  }, [picture, x, y, wide, tall]);
  const slider = (label: string, value: number, change: (next: number) => void, free: boolean) => (
    <label className={`block ${free ? "" : "opacity-55"}`}>
      <span className="block font-semibold">{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        disabled={!free}
        onChange={(event) => change(Number(event.target.value))}
        className="h-11 w-full accent-(--color-accent)"
      />
    </label>
  );
  const ratio = shape.height / shape.width;
  return (
    <fieldset className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <legend className="mb-2 font-semibold">Which part is shown</legend>
      <canvas
        ref={canvas}
        width={largestPreview}
        height={largestPreview * ratio}
        role="img"
        aria-label="The picture as it will be shown"
        style={{ aspectRatio: shape.width / shape.height }}
        className={`w-64 max-w-full border border-edge ${round ? "rounded-full" : "rounded-xl"}`}
      />
      <div className="min-w-0 flex-1 basis-56">
        {slider("Nearer", near, setNear, whole.width > shape.width)}
        {slider("Left and right", place.x, (next) => setPlace({ ...place, x: next }), picture.width > wide)}
        {slider("Up and down", place.y, (next) => setPlace({ ...place, y: next }), picture.height > tall)}
      </div>
      {Object.entries(crop).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </fieldset>
  );
}
