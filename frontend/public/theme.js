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
  // The page is hidden until it is whole and the fonts of its text are there, at most a second. In other fonts its lines
  // would break at other places, and without the columns beside the text it would be wider.
  const hasGreek = document.querySelector('[data-greek]:not([media])') !== null;
  const isWhole = new Promise((resolve) =>
    document.addEventListener('readystatechange', resolve, { once: true }),
  );
  const fonts = document.fonts.load('1em Literata, "Cardo Hebrew"', hasGreek ? 'aאλἐ' : 'aא').catch(() => []);
  style.visibility = 'hidden';
  Promise.race([Promise.all([isWhole, fonts]), new Promise((resolve) => setTimeout(resolve, 1000))]).then(
    () => style.removeProperty('visibility'),
  );
  // A drawn page cannot answer a tap yet. The control that was tapped last is marked, and the app does what it is for
  // (take-over.ts).
  addEventListener('click', ({ target }) => {
    const control = target.closest('[data-drawn] :is(button, summary, [data-word])');
    if (control === null) return;
    document.querySelector('[data-tapped]')?.removeAttribute('data-tapped');
    // Of a word, its letters are the control.
    (control.querySelector('[role=button]') ?? control).dataset.tapped = '';
  });
  device.addEventListener('change', show);
  addEventListener('storage', show);
  let reading = {};
  try {
    reading = JSON.parse(stored('gematria-reading')) ?? {};
  } catch {
    // Nothing readable is stored, so the defaults count.
  }
  const { textSize, hebrewFont } = reading;
  if (/^[0-6]$/.test(textSize)) dataset.textSize = textSize;
  if (/^(ezra|taamey)$/.test(hebrewFont)) dataset.hebrewFont = hebrewFont;

  // A drawn page has the default settings and no reader. The style sheet hides what this attribute names. It names `text`
  // if the page needs another text: then the app is shown first (main.tsx removes the attribute).
  const { pathname, search } = location;
  const [, , , verse] = /^\/explorer\/([^/]+)\/(\d+)(?:\/(\d+))?$/.exec(pathname) ?? [];
  const isChapter = verse === undefined && pathname.startsWith('/explorer/');
  const isVerse = verse !== undefined;
  const isReader = stored('signed-in') !== '' || /(^|; )signed-in=\d/.test(document.cookie);
  const off = (...names) => names.filter((name) => reading[name] === false);
  const on = (...names) => names.filter((name) => reading[name] === true);
  const lines = isVerse && !new URLSearchParams(search).has('lines') ? off('values', 'meaning', 'sound') : [];
  const isOther =
    off('vowels', 'accents').length > 0 ||
    lines.length > 1 ||
    (isVerse && on('strongs', 'parsing', 'otherValues').length > 0) ||
    (isVerse && reading.sound === true && matchMedia('(width < 64rem)').matches) ||
    (isChapter &&
      (isReader ||
        on('chapterValues', 'chapterMeaning', 'chapterSound').length > 0 ||
        off('verseValues', 'readOn', 'chapterPanel').length > 0 ||
        /original|english|paragraphs/.test(`${reading.chapterTexts} ${reading.chapterFlow}`)));
  dataset.without = [
    ...off('sidebar'),
    ...lines,
    ...(isReader ? ['sign-in'] : []),
    ...(isOther ? ['text'] : []),
  ].join(' ');
})();
