import { words } from "../lib/words";
const THEMES = [
  ["system", words.frame.systemTheme],
  ["light", words.frame.lightTheme],
  ["dark", words.frame.darkTheme],
] as const;

/** Chooses the theme. `keepTheme`, in the head of every page, listens to it: it works before React and without. */
export function ThemeSwitch() {
  return (
    <fieldset className="theme-switch">
      <legend className="visually-hidden">{words.frame.theme}</legend>
      {THEMES.map(([value, label]) => (
        <label className="theme-switch__choice" key={value}>
          <input type="radio" name="theme" value={value} defaultChecked={value === "system"} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
