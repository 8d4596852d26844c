export { openBooks, PlacePicker, useCurrentPlace } from './place-picker.tsx';
export { ReferenceBox } from './reference-box.tsx';
