import { themeText } from '../text/accounts/theme-text.ts';

/** The names of a theme's choices on screen. */
export const VARIANT_LABELS = themeText.variants;
export const APPEARANCE_LABELS = themeText.appearances;
