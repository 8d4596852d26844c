import type { ReactNode } from 'react';
import { sharedText } from '../../text/site/shared-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { changeReadingSettings, TEXT_SIZES, useReadingSettings } from './reading-settings.ts';

interface TextSizeStepsProps {
  readonly children?: ReactNode;
  readonly className?: string;
}

export function TextSizeSteps({ children, className = '' }: TextSizeStepsProps) {
  const { textSize } = useReadingSettings();
  const step = (by: 1 | -1, label: string, sign: string) => (
    <Button
      className={`control-icon ${className}`}
      aria-label={label}
      disabled={by < 0 ? textSize === 0 : textSize === TEXT_SIZES - 1}
      onClick={() => changeReadingSettings({ textSize: textSize + by })}
    >
      {sign}
    </Button>
  );
  return (
    <>
      {step(-1, sharedText.smallerText, 'A−')}
      {children}
      {step(1, sharedText.largerText, 'A+')}
    </>
  );
}
