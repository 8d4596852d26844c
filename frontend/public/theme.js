// Runs before the first paint, so that no page flashes in the wrong theme. Same key and values as theme/theme.ts.
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
})();
