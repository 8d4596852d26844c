import { RefusedFile } from '../../files/refused-file.ts';

/** Unicode's names of scripts for those names that mean several scripts. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
  Aran: ['Arab'],
};
const ENOUGH_LETTERS = 20_000;
const FEWEST_LETTERS = 200;
const LEAST_SHARE = 0.2;

/** The script in which a language is written most often, by the data of Unicode (CLDR). Null if nobody knows. */
function scriptOf(language: string): { name: string; letters: RegExp } | null {
  try {
    const script = new Intl.Locale(language).maximize().script ?? '';
    const shown = /^Han[st]$/u.test(script) ? 'Hani' : script;
    const scripts = (SEVERAL[script] ?? [script]).map((one) => `\\p{Script=${one}}`);
    const letters = new RegExp(`[${scripts.join('')}]`, 'gu');
    return { name: new Intl.DisplayNames(['en'], { type: 'script' }).of(shown) ?? script, letters };
  } catch {
    // A tag that is no language, or a script that Unicode does not name.
    return null;
  }
}

/** Compares the letters of a text with those of its language. The first thousands of letters are enough. */
export class LettersOfLanguage {
  readonly #language: string;
  readonly #script: ReturnType<typeof scriptOf>;
  #letters = 0;
  #own = 0;

  constructor(language: string) {
    this.#language = language;
    this.#script = scriptOf(language);
  }

  add(text: string): void {
    if (this.#script === null || this.#letters > ENOUGH_LETTERS) return;
    this.#letters += text.match(/\p{L}/gu)?.length ?? 0;
    this.#own += text.match(this.#script.letters)?.length ?? 0;
  }

  /** @throws RefusedFile when hardly any letter is one of the language. */
  check(): void {
    if (this.#letters < FEWEST_LETTERS || this.#own >= this.#letters * LEAST_SHARE) return;
    throw new RefusedFile(
      `The text is not in ${this.#script?.name} letters, as its language “${this.#language}” is. Choose its language, with its letters if it has several (“sr-Latn”), or upload another file`,
    );
  }
}
