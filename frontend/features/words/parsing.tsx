import { parsingInWords } from '../../../domain/hebrew/index.ts';

export interface ParsingProps {
  readonly code: string | null;
}

/** A morphology code in words. A code of an unknown system is shown unchanged. */
export function Parsing({ code }: ParsingProps) {
  return code === null ? '–' : (parsingInWords(code) ?? code);
}
