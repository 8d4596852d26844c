export { openBooks, PlacePicker } from './place-picker.tsx';
export { ReferenceBox } from './reference-box.tsx';
