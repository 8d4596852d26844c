import { parsingInWords } from '../../../domain/morphology.ts';

/** A morphology code in words, or the code itself where it is of another system. */
export default function Parsing({ code }: { readonly code: string | null }) {
  return code === null ? '–' : (parsingInWords(code) ?? code);
}
