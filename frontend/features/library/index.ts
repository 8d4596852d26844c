export { BOOK_GROUPS } from './book-groups.ts';
export { whyMissing } from './why-missing.ts';
