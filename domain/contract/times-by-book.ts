import { z } from 'zod';
import { BIBLE_PARTS } from '../canon/index.ts';

const times = { times: z.int(), verses: z.int() };

/** How often something occurs, in all and by part and book. */
export const timesByBookFields = {
  ...times,
  parts: z.array(z.object({ part: z.enum(BIBLE_PARTS), ...times })).meta({
    description:
      'In each part that was searched. The Prophets and the Writings are those of the Hebrew canon',
  }),
  books: z.array(z.object({ book: z.string(), ...times })).meta({
    description: 'In each book that was searched, in the order of the Bible',
  }),
};

export const wordForms = z.array(z.object({ form: z.string().meta({ example: 'GOD' }), ...times })).meta({
  description:
    'One English word by its capitals and small letters, the most frequent first. Empty for phrases, beginnings and Hebrew and Greek words',
});
