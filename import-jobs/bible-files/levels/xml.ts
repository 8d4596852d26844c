import { SaxesParser } from 'saxes';
import { RefusedFile } from '../../files/refused-file.ts';
import { MOST_LETTERS } from '../encoding.ts';
import { type OnEnd, OpenLevels, type Walker } from './level.ts';

interface Element {
  key: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  /** True once it holds another element, so that it is an object. */
  isObject: boolean;
}

/**
 * Reads XML whose elements are the names of values: `<row><book>Ruth</book>…</row>`. The name of a value can also be an
 * attribute: `<column name="book">Ruth</column>`. Elements inside a text are its markup.
 */
export class XmlWalker implements Walker {
  readonly #parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  readonly #levels: OpenLevels;
  readonly #open: Element[] = [];
  /** How many elements of markup are open inside a text. */
  #inText = 0;

  constructor(onEnd: OnEnd) {
    this.#levels = new OpenLevels(onEnd);
    this.#parser.on('opentag', ({ name, attributes }) => this.#begin(name, attributes));
    this.#parser.on('closetag', () => this.#end());
    this.#parser.on('text', (text) => this.#text(text));
    this.#parser.on('cdata', (text) => this.#text(text));
    this.#parser.on('error', ({ message }) => {
      throw new RefusedFile(
        `The XML is damaged in line ${this.#parser.line}: ${message.replace(/^\d+:\d+: /u, '').replace(/\.$/u, '')}. Download the file again, or correct it there`,
      );
    });
  }

  write(piece: string): void {
    this.#parser.write(piece);
  }

  close(): void {
    this.#parser.close();
  }

  #begin(name: string, attributes: Readonly<Record<string, string>>): void {
    const last = this.#open.at(-1);
    if (this.#inText > 0 || (last !== undefined && !last.isObject && last.text.trim() !== '')) {
      this.#inText += 1;
      return;
    }
    if (last !== undefined) this.#makeObject(last);
    this.#open.push({ key: attributes.name ?? name, attributes, text: '', isObject: false });
  }

  /** An element is an object only when it holds another, or says more than its name. */
  #makeObject(element: Element): void {
    if (element.isObject) return;
    element.isObject = true;
    this.#levels.begin(element.key, false);
    for (const [name, value] of Object.entries(element.attributes)) this.#levels.put(name, value);
  }

  #text(text: string): void {
    const last = this.#open.at(-1);
    if (last === undefined || last.isObject) return;
    last.text += text;
    if (last.text.length > MOST_LETTERS)
      throw new RefusedFile(
        `The XML has a text longer than ${MOST_LETTERS / 1024 / 1024} MB: it is no Bible`,
      );
  }

  #end(): void {
    if (this.#inText > 0) {
      this.#inText -= 1;
      return;
    }
    const element = this.#open.pop();
    if (element === undefined) return;
    const { key, text, attributes, isObject } = element;
    const isValue = !isObject && Object.keys(attributes).every((name) => name === 'name');
    if (isValue && this.#open.length > 0) {
      this.#levels.put(key, text.trim());
      return;
    }
    this.#makeObject(element);
    if (text.trim() !== '') this.#levels.put('text', text.trim());
    this.#levels.end();
  }
}
