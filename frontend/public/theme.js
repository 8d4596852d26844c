// Runs before the first paint, so that no page flashes in the wrong theme or size of text. Same keys and values as
// theme/theme.ts and settings/reading-settings.ts.
(() => {
  let choice = 'light';
  try {
    choice = localStorage.getItem('gematria-theme') ?? 'light';
  } catch {
    // Storage may be closed to this page; light is the default.
  }
  const dark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  try {
    const { textSize } = JSON.parse(localStorage.getItem('gematria-reading') ?? '{}');
    if (/^[0-6]$/u.test(String(textSize))) document.documentElement.dataset.textSize = String(textSize);
  } catch {
    // Storage is closed, or what is in it is not ours: the usual size.
  }
})();
