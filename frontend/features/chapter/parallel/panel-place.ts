/** Where the analysis is beside the text, and where it is folded below it. Parallel columns need a wider window. */
export const panelPlace = (further: number) =>
  further === 0
    ? { beside: 'max-xl:hidden', fold: 'xl:hidden' }
    : { beside: 'max-[110rem]:hidden', fold: 'min-[110rem]:hidden' };
