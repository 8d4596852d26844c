export { EditionNotice } from './edition-notice.tsx';
export { ExplorerFrame } from './explorer-frame.tsx';
export { PlaceError } from './place-error.tsx';
export { ChapterSkeleton, VerseSkeleton } from './place-skeleton.tsx';
export { PrintFooter } from './print-footer.tsx';
export { VersePage } from './verse-page.tsx';
export { WhatIsRead } from './what-is-read.tsx';
