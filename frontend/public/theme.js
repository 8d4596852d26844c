// Runs before the first paint, so that no page flashes in the wrong theme, text size or font. Runs again when the device's
// setting or the storage changes, in any tab. The names and formats are those of theme/theme.ts and
// shared/reading-settings.ts.
(() => {
  const LOOK =
    /^(professional|tint|vibrant) (\d|1\d|2[0-4]) (hsl\((?:\d|[1-9]\d|[12]\d\d|3[0-5]\d), (?:\d|[1-9]\d|100)%, (?:\d|[1-9]\d|100)%\))$/;
  const { dataset, style } = document.documentElement;
  const device = matchMedia('(prefers-color-scheme: dark)');
  const stored = (key) => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return ''; // The browser can block the storage. Then the defaults count.
    }
  };
  const show = () => {
    const choice = stored('gematria-theme');
    const dark = choice === 'dark' || (choice === 'system' && device.matches);
    const [, variant = 'professional', radius = 8, primary = 'hsl(217, 91%, 60%)'] =
      LOOK.exec(stored('gematria-look')) ?? [];
    dataset.theme = dark ? 'dark' : 'light';
    dataset.variant = variant;
    style.setProperty('--radius', `${radius}px`);
    style.setProperty('--primary', primary);
    // Gives the browser's own bar the background colour of the page: --background, --paper and their
    // factors of theme/tokens.css.
    const [breath, wash] = { tint: [0.7, 2], vibrant: [0.4, 1.5] }[variant] ?? [1, 1];
    const paper = variant === 'professional' ? 'oklch(90% 0.06 82)' : primary;
    document
      .querySelector('meta[name=theme-color]')
      .setAttribute(
        'content',
        `oklch(from ${paper} ${dark ? 17 : 98.5}% min(c, ${dark ? 0.01 * wash : 0.009 * breath}) h)`,
      );
  };
  show();
  device.addEventListener('change', show);
  addEventListener('storage', show);
  try {
    const { textSize, hebrewFont } = JSON.parse(stored('gematria-reading'));
    if (/^[0-6]$/.test(textSize)) dataset.textSize = textSize;
    if (/^(ezra|taamey)$/.test(hebrewFont)) dataset.hebrewFont = hebrewFont;
  } catch {
    // Nothing readable is stored, so the default size counts.
  }
})();
