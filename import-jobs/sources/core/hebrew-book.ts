import { type HebrewVerse, HebrewVerseBuilder, type NoteWord } from '../../words/hebrew-verse.ts';
import { attribute, scanXml, type XmlHandler } from './xml.ts';

const PUNCTUATION: ReadonlySet<string> = new Set(['x-maqqef', 'x-paseq', 'x-sof-pasuq']);
const SECTION_MARKS: ReadonlySet<string> = new Set(['x-pe', 'x-samekh', 'x-reversednun']);

interface OpenWord {
  text: string;
  lemma: string;
  morphology: string;
}

class BookHandler implements XmlHandler {
  readonly verses: HebrewVerse[] = [];
  private verse: HebrewVerseBuilder | undefined;
  private word: OpenWord | undefined;
  /** The `type` of the element `<seg>` that is open between two words, such as a maqaf or a section mark. */
  private seg = '';
  private noteType: string | undefined;
  private catchWord = '';
  private inCatchWord = false;
  private reading: NoteWord[] | undefined;
  private inReading = false;

  open(name: string, attributes: string): void {
    if (name === 'verse') this.verse = this.startVerse(attribute(attributes, 'osisID') ?? '');
    else if (this.verse === undefined) return;
    else if (name === 'note') this.startNote(attribute(attributes, 'type') ?? '');
    else if (name === 'catchWord') this.inCatchWord = true;
    else if (name === 'rdg') this.startReading(attribute(attributes, 'type') ?? '');
    else if (name === 'w') {
      const lemma = attribute(attributes, 'lemma') ?? '';
      this.word = { text: '', lemma, morphology: attribute(attributes, 'morph') ?? '' };
    } else if (name === 'seg' && this.word === undefined) this.seg = attribute(attributes, 'type') ?? '';
  }

  close(name: string): void {
    if (this.verse === undefined) return;
    if (name === 'verse') {
      this.verses.push(this.verse.finish());
      this.verse = undefined;
    } else if (name === 'note') this.endNote(this.verse);
    else if (name === 'catchWord') this.inCatchWord = false;
    else if (name === 'rdg') this.inReading = false;
    else if (name === 'w') this.endWord(this.verse);
    else if (name === 'seg' && this.word === undefined) this.seg = '';
  }

  text(text: string): void {
    if (this.verse === undefined) return;
    if (this.noteType !== undefined && !this.inReading) {
      if (this.inCatchWord) this.catchWord += text;
    } else if (this.word !== undefined) this.word.text += text;
    else if (SECTION_MARKS.has(this.seg)) this.verse.section(text);
    else if (PUNCTUATION.has(this.seg) || text.trim() === '') this.between(this.verse, text);
    else throw new Error(`Text outside a word: ${text.trim()}`);
  }

  private between(verse: HebrewVerseBuilder, text: string): void {
    const last = this.reading?.at(-1);
    if (!this.inReading) verse.between(text);
    else if (last !== undefined) last.after += text;
  }

  private startVerse(osisId: string): HebrewVerseBuilder {
    const [, chapter, verse] = osisId.split('.');
    return new HebrewVerseBuilder(Number(chapter), Number(verse));
  }

  private startNote(type: string): void {
    this.noteType = type;
    this.catchWord = '';
    this.reading = undefined;
  }

  /**
   * Starts a reading of the type `x-qere`. Other types and readings without a type are remarks about the printed text
   * and are ignored.
   */
  private startReading(type: string): void {
    if (type !== 'x-qere') return;
    this.reading = [];
    this.inReading = true;
  }

  private endNote(verse: HebrewVerseBuilder): void {
    if (this.reading !== undefined) verse.qere(this.catchWord, this.reading);
    this.noteType = undefined;
    this.reading = undefined;
  }

  private endWord(verse: HebrewVerseBuilder): void {
    if (this.word === undefined) return;
    const { text, lemma, morphology } = this.word;
    this.word = undefined;
    if (this.inReading) this.reading?.push({ text, lemma, morphology, after: '' });
    else if (this.noteType === undefined) verse.word(text, lemma, morphology);
  }
}

/**
 * Reads one OSIS file of `morphhb/wlc`. Returns its verses in Masoretic numbering, with the words of both readings.
 * The Hebrew code points stay as they are, without normalisation.
 */
export function parseHebrewBook(osis: string): HebrewVerse[] {
  const handler = new BookHandler();
  scanXml(osis, handler);
  return handler.verses;
}
