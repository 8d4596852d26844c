/** The names of a theme's choices on screen. */
export const VARIANT_LABELS = { professional: 'Professional', tint: 'Tint', vibrant: 'Vibrant' } as const;
export const APPEARANCE_LABELS = { light: 'Light', dark: 'Dark', system: 'System' } as const;
