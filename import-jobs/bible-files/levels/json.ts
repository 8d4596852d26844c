import { Tokenizer, TokenType } from '@streamparser/json';
import { RefusedFile } from '../../files/refused-file.ts';
import { MOST_LETTERS } from '../encoding.ts';
import { type OnEnd, OpenLevels, type Scalar, type Walker } from './level.ts';

export const isJson = (head: string): boolean =>
  /^\s*(?:[[{]\s*)+(?:["\]}]|-?\d|$)/u.test(head) && !/^\s*\{\\/u.test(head);

/** Reads JSON token by token. */
export class JsonWalker implements Walker {
  readonly #tokens = new Tokenizer({ separator: '' });
  readonly #levels: OpenLevels;
  #key: string | null = null;
  #expects: 'value' | 'key' | 'colon' | 'comma' = 'value';
  #idle = 0;

  constructor(onEnd: OnEnd) {
    this.#levels = new OpenLevels(onEnd);
    this.#tokens.onToken = ({ token, value }) => this.#token(token, value as Scalar);
    this.#tokens.onError = (error) => {
      throw error instanceof RefusedFile ? error : damaged(inWords(error.message));
    };
  }

  write(piece: string): void {
    this.#idle += piece.length;
    this.#tokens.write(piece);
    if (this.#idle > MOST_LETTERS)
      throw new RefusedFile(
        `The JSON has a text longer than ${MOST_LETTERS / 1024 / 1024} MB: it is no Bible`,
      );
  }

  close(): void {
    if (!this.#tokens.isEnded) this.#tokens.end();
    if (this.#levels.depth > 0) throw damaged('it ends in the middle');
  }

  #token(token: TokenType, value: Scalar): void {
    this.#idle = 0;
    const { last } = this.#levels;
    if (token === TokenType.COLON) this.#take('colon', 'value');
    else if (token === TokenType.COMMA) this.#take('comma', last?.isArray ? 'value' : 'key');
    else if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET)
      this.#begin(token === TokenType.LEFT_BRACKET);
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET)
      this.#end(token === TokenType.RIGHT_BRACKET);
    else if (this.#expects === 'key' && token === TokenType.STRING) {
      this.#key = String(value);
      this.#expects = 'colon';
    } else if (token !== TokenType.SEPARATOR)
      this.#scalar(token === TokenType.STRING || token === TokenType.NUMBER ? value : null);
  }

  #take(expected: string, next: 'value' | 'key'): void {
    if (this.#expects !== expected || this.#levels.depth === 0)
      throw damaged('a sign stands at a wrong place');
    this.#expects = next;
  }

  #begin(isArray: boolean): void {
    this.#expectValue();
    this.#levels.begin(this.#key, isArray);
    this.#expects = isArray ? 'value' : 'key';
  }

  /** A comma before the end is taken, because people who write JSON by hand leave one there. */
  #end(isArray: boolean): void {
    const { last } = this.#levels;
    const isAfterComma = this.#expects === (isArray ? 'value' : 'key');
    if (last?.isArray !== isArray || !(this.#expects === 'comma' || isAfterComma))
      throw damaged('a bracket stands at a wrong place');
    this.#levels.end();
    this.#afterValue();
  }

  #scalar(value: Scalar | null): void {
    this.#expectValue();
    if (this.#levels.depth === 0) throw damaged('it is no object or list');
    this.#levels.put(this.#key, value);
    this.#afterValue();
  }

  #expectValue(): void {
    if (this.#expects !== 'value') throw damaged('a comma or a name is missing');
  }

  #afterValue(): void {
    this.#expects = this.#levels.depth === 0 ? 'value' : 'comma';
  }
}

/** What the tokenizer says in words that people understand. */
function inWords(message: string): string {
  const [, sign, place] = /^Unexpected "([\s\S]+)" at .*absolute position "(\d+)"/u.exec(message) ?? [];
  if (sign !== undefined) return `the sign “${sign.trim()}” stands at a wrong place, at byte ${place}`;
  return /ended in the middle/u.test(message) ? 'it ends in the middle' : message;
}

const damaged = (reason: string): RefusedFile =>
  new RefusedFile(
    `The JSON is damaged or cut off: ${reason.replace(/\.$/u, '')}. Download the file again, or correct it there`,
  );
