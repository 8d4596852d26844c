import type { Exported } from './exports/index.ts';

export { HeatSwatch } from './heat-legend.tsx';
export { HeatPicture, heatHeight } from './heat-picture.tsx';

// The files are made by code that loads only when a reader asks for one.
const exports = () => import('./exports/index.ts');
export const exportPng = async (exported: Exported): Promise<void> => (await exports()).exportPng(exported);
export const exportSvg = async (exported: Exported): Promise<void> => (await exports()).exportSvg(exported);
export const exportCsv = async (exported: Exported): Promise<void> => (await exports()).exportCsv(exported);
