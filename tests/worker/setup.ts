/** Starts the sites once for all files. */
export { startSites as default } from '../sites.ts';
