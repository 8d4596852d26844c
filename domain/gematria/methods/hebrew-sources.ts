/** Sources that several Hebrew methods name. */
export const CORDOVERO = 'Moses Cordovero, Pardes Rimonim (1548), gate 30, chapter 8';
export const HANDBOOKS = 'Modern handbooks of gematria. We know of no early source';
