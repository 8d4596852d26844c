import type { ReactNode } from 'react';
import { DangerButtons, type DangerButtonsProps } from '../forms/danger-buttons.tsx';
import { MixedText } from '../words/mixed-text.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps extends DangerButtonsProps {
  readonly title: string;
  readonly description: string;
  readonly children?: ReactNode;
}

export function ConfirmDialog({ title, description, children, ...buttons }: ConfirmDialogProps) {
  return (
    <Dialog title={<MixedText>{title}</MixedText>} description={description} onClose={buttons.onClose}>
      {children}
      <DangerButtons {...buttons} />
    </Dialog>
  );
}
