import { parsingInWords } from '../../../domain/hebrew/index.ts';

export interface ParsingProps {
  readonly code: string | null;
}

/** A morphology code in words, or the code itself where it is of another system. */
export function Parsing({ code }: ParsingProps) {
  return code === null ? '–' : (parsingInWords(code) ?? code);
}
