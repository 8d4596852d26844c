import { briefParsing, parsingText } from '../../../domain/lexicon/index.ts';

export interface ParsingProps {
  readonly code: string | null;
  readonly isBrief?: boolean;
}

/** A morphology code in words. A code of an unknown system is shown unchanged. */
export function Parsing({ code, isBrief = false }: ParsingProps) {
  if (code === null) return '–';
  return isBrief ? briefParsing(code) : parsingText(code);
}
