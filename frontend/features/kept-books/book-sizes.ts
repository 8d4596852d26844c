import { CORE_BOOKS } from '../../../domain/canon/index.ts';

/** About how many kB each kept book has, in canonical order, measured with the core's texts. The reader sees it before. */
const KILOBYTES =
  '1350 1080 720 980 970 650 650 90 890 740 840 800 730 930 260 370 210 690 1630 570 210 100 1330 1520 120 1260 400 190 70 150 20 50 110 50 60 60 40 220 70 1010 630 1090 790 1100 400 380 260 140 140 100 90 90 50 110 80 50 20 310 110 110 70 100 10 10 30 510'.split(
    ' ',
  );

const SIZES = new Map(CORE_BOOKS.map(({ id }, at) => [id as string, 1000 * Number(KILOBYTES[at])]));

/** About how many bytes a book takes in the browser when it is kept. */
export const sizeOfBook = (id: string): number => SIZES.get(id) ?? 0;
