export {
  canonicalHsl,
  DEFAULT_THEME,
  formatHsl,
  HSL,
  type Hsl,
  MAX_RADIUS,
  parseHsl,
  THEME_APPEARANCES,
  THEME_FIELDS,
  THEME_VARIANTS,
  type Theme,
} from './theme.ts';
