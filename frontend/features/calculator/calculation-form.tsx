import type { FormEvent, ReactNode } from 'react';
import { dismissToast, toast } from '../../ui/panels/toast.tsx';
import { ScriptField, type ScriptFieldProps } from './script-field.tsx';

interface CalculationFormProps extends ScriptFieldProps {
  /** The message for an empty text, which cannot be counted. */
  readonly empty: { readonly title: string; readonly description: string };
  readonly onCalculate: (text: string) => void;
  readonly className: string;
  /** What is below the field: the button that counts, and more. */
  readonly children: ReactNode;
}

/** The form of every calculator: a field for a text in one script, and a button that counts the text. */
export function CalculationForm({ empty, onCalculate, className, children, ...field }: CalculationFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === '') toast({ ...empty, destructive: true });
    else onCalculate(text);
  };
  const change = (text: string) => {
    if (text.trim() !== '') dismissToast(empty.title);
    field.onChange(text);
  };
  return (
    <form className={className} onSubmit={submit} noValidate>
      <ScriptField {...field} onChange={change} />
      {children}
    </form>
  );
}
