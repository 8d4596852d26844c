export const themeText = {
  // Fixed wording: the names of all presets.
  presets: {
    blue: 'Royal Blue & Gold',
    amber: 'Desert Amber',
    parchment: 'Ancient Parchment',
    midnight: 'Midnight Torah',
    bush: 'Burning Bush Red',
  },
  own: 'Your own',
  variants: { professional: 'Professional', tint: 'Tint', vibrant: 'Vibrant' },
  appearances: { light: 'Light', dark: 'Dark', system: 'System' },
} as const;
