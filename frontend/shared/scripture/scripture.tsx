import type { ReactNode } from 'react';
import { directionOfLanguage } from '../../../domain/editions/index.ts';
import { ShownEnglish } from '../../ui/words/shown-english.tsx';
import { useMarks, withMarks } from './marks.ts';

export type ScriptureLanguage = 'he' | 'arc' | 'grc' | 'en';

interface ScriptureTextProps {
  /** The tag of the language: that of an original, or of a translation. */
  readonly lang: string;
  readonly text: string;
}

/**
 * Bible text as it is shown, inside an element that names its language: with the reader's choice of marks, with
 * room where the fonts need it, and in English with curly apostrophes and the divine name in small capitals. A
 * marked range must be cut from the stored text first, because letters have other positions in the shown text.
 */
export function ScriptureText({ lang, text }: ScriptureTextProps) {
  const marks = useMarks();
  return lang === 'en' ? <ShownEnglish text={text} /> : withMarks(text, marks);
}

interface ScriptureProps extends ScriptureTextProps {
  readonly as?: 'p' | 'bdi';
  readonly className?: string;
  readonly children?: ReactNode;
}

export function Scripture({
  lang,
  text,
  as: Element = 'p',
  className = 'scripture-run',
  children = <ScriptureText lang={lang} text={text} />,
}: ScriptureProps) {
  const marks = useMarks();
  return (
    <Element lang={lang} dir={directionOfLanguage(lang)} className={`${className} marks-${marks}`}>
      {children}
    </Element>
  );
}
