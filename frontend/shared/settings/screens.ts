import { siteHeaderText } from '../../text/site/site-header-text.ts';

const { screens, more } = siteHeaderText;

/** The screens of the header, in its order. Those that only a wide header has are in the menu of a narrower window. */
export const SCREENS = [
  { to: '/explorer', label: screens.explorer },
  { to: '/search', label: screens.search },
  { to: '/calculator', label: screens.calculator },
  { to: '/name-explorer', label: screens.names },
  { to: '/tree-of-life', label: screens.tree },
  { to: '/hybrid-explorer', label: screens.hybrid, onlyWide: true },
  { to: '/greek-gematria', label: screens.greek, onlyWide: true },
  { to: '/heat', label: screens.map },
] as const;

export const MORE = [
  { to: '/insights', label: more.insights },
  { to: '/bible', label: more.books },
  { to: '/methods', label: more.methods },
  { to: '/help', label: more.help },
  { to: '/about', label: more.about },
] as const;
