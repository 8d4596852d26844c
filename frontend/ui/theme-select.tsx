import { useEffect, useState } from 'react';
import { chooseTheme, followTheme, storedTheme, THEME_CHOICES } from '../theme/theme.ts';

const LABELS = { light: 'Light', dark: 'Dark', system: 'System' } as const;

export function ThemeSelect() {
  const [choice, setChoice] = useState(storedTheme);
  useEffect(() => followTheme(setChoice), []);
  return (
    <select
      aria-label="Theme"
      className="select"
      value={choice}
      onChange={(event) => {
        const chosen = THEME_CHOICES.find((one) => one === event.target.value) ?? 'light';
        chooseTheme(chosen);
        setChoice(chosen);
      }}
    >
      {THEME_CHOICES.map((one) => (
        <option key={one} value={one}>
          {LABELS[one]}
        </option>
      ))}
    </select>
  );
}
