/** What the choices of a theme are called. */
export const VARIANT_LABELS = { professional: 'Professional', tint: 'Tint', vibrant: 'Vibrant' } as const;
export const APPEARANCE_LABELS = { light: 'Light', dark: 'Dark', system: 'System' } as const;
