import { counted } from '../numbers.ts';

export const bookGridText = {
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
  versesOf: (chapter: string) => `Verses of ${chapter}`,
  back: 'All books',
  chapters: (count: number) => counted(count, 'chapter'),
} as const;
