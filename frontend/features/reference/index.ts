export { ReferenceBox } from './reference-box.tsx';
