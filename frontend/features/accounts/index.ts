export { AccountCorner, AdminCorner } from './account-corner.tsx';
export { CodeFirst } from './second-factor/code-first.tsx';
