export { PictureDialog } from './picture-dialog.tsx';
