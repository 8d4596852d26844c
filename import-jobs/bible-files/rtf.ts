/** Words of RTF that a text of a verse holds. */
export const RTF =
  /^\{\\rtf|\\(?:cf\d|par\b|plain\b|[ib]\d?\b|'[0-9a-f]{2}|u-?\d{2,5}|super|nosupersub|fs?\d|lang\d)/iu;

const TOKEN = /\\(?:([a-z]+)(-?\d+)? ?|'([0-9a-f]{2})|([^a-z]))|([{}])|([^\\{}]+)/giu;
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    par: ' ',
    line: ' ',
    tab: ' ',
    cell: ' ',
    emdash: '—',
    endash: '–',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    bullet: '•',
    '~': ' ',
    _: '-',
  }),
);
/** Groups that hold no text. */
const TABLES = /^(?:fonttbl|colortbl|stylesheet|info|pict|generator)$/u;
const windows = new TextDecoder('windows-1252');

interface Group {
  isHidden: boolean;
  isRaised: boolean;
  /** How many letters after `\u8217` are for old programs. */
  spare: number;
}

/** Writes the text of RTF token by token. */
class RtfText {
  #out = '';
  #raised = '';
  #skipped = 0;
  #group: Group = { isHidden: false, isRaised: false, spare: 1 };
  readonly #groups: Group[] = [];

  write(text: string): void {
    const shown = text.slice(this.#skipped);
    this.#skipped = Math.max(0, this.#skipped - text.length);
    if (this.#group.isHidden) return;
    if (this.#group.isRaised) this.#raised += shown;
    else this.#out += shown;
  }

  open(): void {
    this.#groups.push({ ...this.#group });
  }

  close(): void {
    const outer = this.#groups.pop();
    if (outer === undefined) return;
    if (!outer.isRaised) this.#flush();
    this.#group = outer;
  }

  hide(): void {
    this.#group.isHidden = true;
  }

  control(word: string, number: number | undefined): void {
    if (word === 'u' && number !== undefined) {
      this.write(String.fromCharCode(number & 0xffff));
      this.#skipped = this.#group.spare;
    } else if (word === 'uc') this.#group.spare = number ?? 1;
    else if (TABLES.test(word)) this.hide();
    else if (/^(?:super|sub)$/u.test(word)) this.#raise(number !== 0);
    else if (/^(?:nosupersub|plain)$/u.test(word)) this.#raise(false);
    else this.write(SIGNS.get(word) ?? '');
  }

  text(): string {
    this.#flush();
    return this.#out;
  }

  #raise(isRaised: boolean): void {
    if (!isRaised) this.#flush();
    this.#group.isRaised = isRaised;
  }

  #flush(): void {
    if (this.#raised.trim() !== '') this.#out += `<sup>${this.#raised}</sup>`;
    this.#raised = '';
  }
}

/**
 * The text of a verse in RTF, with `<sup>` around what is raised. e-Sword raises Strong's numbers and the signs of notes.
 */
export function withoutRtf(rtf: string): string {
  const out = new RtfText();
  for (const [, word, number, hex, sign, brace, text] of rtf.matchAll(TOKEN)) {
    if (text !== undefined) out.write(text.replace(/[\r\n]+/gu, ''));
    else if (brace === '{') out.open();
    else if (brace === '}') out.close();
    else if (hex !== undefined) out.write(windows.decode(Uint8Array.of(Number.parseInt(hex, 16))));
    else if (word !== undefined) out.control(word, number === undefined ? undefined : Number(number));
    else if (sign === '*') out.hide();
    else out.write(SIGNS.get(sign ?? '') ?? sign ?? '');
  }
  return out.text();
}
