import { useEffect, useState } from "react";
import { keepTheme, type Theme, themeKept } from "./theme.ts";

const names: Record<Theme, string> = { light: "Light", dark: "Dark", device: "Device" };

/** Light, dark, or as the device says: which of them holds can be seen. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>("device");
  useEffect(() => setTheme(themeKept()), []);
  return (
    <fieldset className="mt-5">
      <legend className="eyebrow mb-2">Colours</legend>
      <div className="segmented flex">
        {(["light", "dark", "device"] as const).map((name) => (
          <label key={name} className="segment flex-1">
            <input
              type="radio"
              name="theme"
              value={name}
              checked={theme === name}
              onChange={() => {
                keepTheme(name);
                setTheme(name);
              }}
              className="sr-only"
            />
            {names[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
