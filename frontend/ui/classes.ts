/**
 * Groups of utilities that several components of the explorer share. Names without a rule, such as `place-nav`, are for
 * the styles of print and of the reader mode.
 */

/** The explorer's column for the text. The page's grid has columns for the sidebar, the text and the analysis panel. */
export const EXPLORER_TEXT = 'explorer-text max-w-[76rem] xl:col-start-2';

/**
 * When the next chapter is added, the browser keeps its scroll anchor in place. An anchor below the text would move
 * the reader to the end of each added chapter.
 */
export const BELOW_TEXT = '[overflow-anchor:none]';

/** A column beside the text does not scroll by itself: verse/side-columns.ts moves it with the page. */
const SIDE = '[overflow-anchor:none] xl:sticky xl:top-18 xl:self-start xl:pb-4';

export const EXPLORER_PANEL = `explorer-panel ${SIDE} xl:col-start-3 xl:row-[1/3] xl:-mt-2.5 xl:ms-6 xl:w-70 min-[90rem]:ms-9 min-[90rem]:w-(--panel,22rem)`;

/**
 * The sidebar is slim, so that the text has at least 44 rem. Its labels are then smaller, and those of its tabs wrap, so that
 * none is cut off and the tabs are one row.
 */
const SLIM =
  'w-38 max-[90rem]:[&_:is(.control,.select,label,summary,[role=tab])]:text-meta max-[90rem]:[&_.select]:ps-2 [&_[role=tablist]]:flex-nowrap max-[90rem]:[&_[role=tablist]]:gap-x-2 [&_[role=tab]]:text-start [&_[role=tab]]:leading-tight [&>div>[role=tablist]]:pe-8';

export const EXPLORER_RAIL = `explorer-rail no-print ${SIDE} max-xl:hidden in-data-[without~=sidebar]:hidden xl:col-start-1 xl:row-[1/3] xl:-mt-5 xl:me-6 ${SLIM} min-[90rem]:me-9 min-[90rem]:w-58`;

/**
 * The toolbar. On a phone it is at the bottom, where the thumb reaches it. In a wider window it is above the heading.
 */
export const PLACE_NAV =
  'place-nav no-print fixed inset-x-0 bottom-0 z-10 grid grid-flow-col border-t border-line bg-background px-1 pt-0.5 pb-[calc(0.125rem+env(safe-area-inset-bottom))] md:static md:z-auto md:flex md:justify-between md:border-0 md:p-0';

/** Negative margins that align the labels of the toolbar, instead of their padding, with the edge of the text. */
export const PLACE_NAV_MARGINS = 'md:-ms-2 md:-me-3 md:-mt-5 md:mb-3 xl:-me-2';

export const BAR_GROUP = 'grid grid-flow-col md:flex';

/** A control of the toolbar. On a phone its icon is above its label. */
const BAR_ITEM =
  'disabled:opacity-60 max-md:w-full max-md:flex-col max-md:gap-0.5 max-md:px-0 max-md:text-meta max-md:text-muted md:min-w-11 md:gap-1.5';

export const BAR_STEP = `${BAR_ITEM} md:px-2`;

const QUIET = 'md:px-0 md:text-muted md:hover:text-ink md:focus-visible:text-ink';

export const BAR_ACTION = `${BAR_ITEM} ${QUIET}`;

export const BAR_ARROW = `-ms-2 min-w-6 ${QUIET}`;

/** The line that says what a chapter shows: below its heading and toolbar, or between them where there is room. */
export const CHAPTER_READ = 'order-2 w-full @min-[66rem]:order-none @min-[66rem]:w-auto';

export const CURRENT_LINK =
  'aria-[current=page]:bg-selected aria-[current=page]:font-semibold aria-[current=page]:text-accent';
