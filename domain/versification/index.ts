export { fromGreekPsalm, greekPsalmLengths } from './greek-psalms.ts';
export { fromEnglish, hasVerse, toEnglish, type VerseAddress, type VerseSegment } from './mapping.ts';
export { numberingNote, originalNumbering } from './notes.ts';
export { originalReference, ownReference } from './original-reference.ts';
export { chapterCount, NUMBERINGS, type Numbering, verseCount } from './own-verses.ts';
export { titleName } from './title-name.ts';
export { hasTitle, TITLED_PSALMS, titleVerses } from './titles.ts';
