export { startSites as default } from '../sites.ts';
