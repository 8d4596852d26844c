import { methodFullName, methodLabel } from './methods.ts';

interface MethodNameProps {
  readonly id: string;
}

/**
 * The name of a method on a line of the page: the English and the Hebrew name. On a phone, where a line has less than
 * 22 rem, the English name alone. Columns, chips, narrow controls and sentences use `methodLabel`.
 */
export function MethodName({ id }: MethodNameProps) {
  const english = methodLabel(id);
  return (
    <>
      {english}
      <span className="max-md:hidden">{methodFullName(id).slice(english.length)}</span>
    </>
  );
}
