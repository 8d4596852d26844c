import { counted } from '../numbers.ts';

export const bookGridText = {
  books: 'Books',
  /** The name, for screen readers, of the button that opens the grid of books. It begins with the visible reference. */
  changePlace: (reference: string) => `${reference}, change the passage`,
  choose: 'Choose a passage',
  order: 'Order of the books',
  orders: { english: 'English Bible', tanakh: 'Tanakh' },
  groups: {
    torah: 'Torah',
    'other-old': 'Other Old Testament',
    prophets: 'Prophets',
    writings: 'Writings',
    apocrypha: 'Apocrypha',
    new: 'New Testament',
  },
  notInstalled: (name: string) => `${name} – not installed`,
  back: 'All books',
  chapters: (count: number) => counted(count, 'chapter'),
} as const;
