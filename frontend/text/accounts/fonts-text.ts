export const fontsText = {
  label: 'Font',
  about: 'Ezra SIL and Taamey D can be chosen if they are installed on this device.',
  names: { cardo: 'Cardo', ezra: 'Ezra SIL', taamey: 'Taamey D' },
  missing: (name: string) => `${name} – not installed`,
} as const;
