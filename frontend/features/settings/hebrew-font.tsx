import { useQuery } from '@tanstack/react-query';
import { HEBREW_FONTS } from '../../shared/scripture/hebrew-fonts.ts';
import { changeReadingSettings, useReadingSettings } from '../../shared/settings/reading-settings.ts';
import { fontsText } from '../../text/accounts/fonts-text.ts';
import { availableFonts } from './available-fonts.ts';

export function HebrewFontChoice() {
  const { hebrewFont } = useReadingSettings();
  const { data: available = ['cardo'] } = useQuery({ queryKey: ['hebrew-fonts'], queryFn: availableFonts });
  return (
    <label className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span>
        <span className="block text-ui">{fontsText.label}</span>
        <span className="block text-meta text-muted">{fontsText.about}</span>
      </span>
      <select
        className="select"
        value={hebrewFont}
        onChange={({ target: { value } }) => {
          const chosen = HEBREW_FONTS.find((font) => font === value);
          if (chosen !== undefined) changeReadingSettings({ hebrewFont: chosen });
        }}
      >
        {HEBREW_FONTS.map((font) => (
          <option key={font} value={font} disabled={font !== hebrewFont && !available.includes(font)}>
            {available.includes(font) ? fontsText.names[font] : fontsText.missing(fontsText.names[font])}
          </option>
        ))}
      </select>
    </label>
  );
}
