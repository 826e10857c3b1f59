import { useRef, useState } from "react";
import { readPicture } from "./read-picture.ts";

type Wanted = Parameters<typeof readPicture>[1] & { warningOf?: (file: File) => string | null };

/**
 * The picture that somebody chose in a file field, looked at before it is sent, and what is wrong with it (guide.md, 5).
 * @param before what the server found wrong with the one sent last
 * @param wanted what it has to be; with `warningOf`, what of a file is said at once and no fault of it: it is not looked at then
 */
export function useChosenPicture(before: string | undefined, { warningOf, ...wanted }: Wanted = {}) {
  const [problem, setProblem] = useState(before);
  const [warning, setWarning] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const latest = useRef(0);

  async function look(input: HTMLInputElement) {
    latest.current += 1;
    const mine = latest.current;
    chosen?.close();
    setChosen(null);
    setProblem(undefined);
    const file = input.files?.[0];
    const warned = (file && warningOf?.(file)) ?? null;
    setWarning(warned);
    if (!file || warned) return;
    const { bitmap, problem } = await readPicture(file, wanted);
    // Another one was chosen meanwhile.
    if (mine !== latest.current) return bitmap?.close();
    setChosen(bitmap);
    setProblem(problem ?? undefined);
    // guide.md, 5: the field is emptied on any error.
    if (problem) input.value = "";
  }

  return { chosen, problem, warning, look };
}
