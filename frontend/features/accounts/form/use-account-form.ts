import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { reasonOf } from '../../../api/reason-of.ts';
import { type Problems, problemsOf, serverProblems } from './account-form.ts';

type Values<Field extends string> = Readonly<Record<Field, string>>;

interface AccountFormOptions<Field extends string> {
  readonly labels: Values<Field>;
  /** Returns the problems of the typed values. The form is sent only if there are none. Default: `problemsOf`. */
  readonly check?: (values: Values<NoInfer<Field>>) => Problems;
  readonly send: (values: Values<NoInfer<Field>>) => Promise<unknown>;
  readonly isPending: boolean;
  readonly otherwise?: string;
  /**
   * True if the server refused the form because it needs more, such as a second-factor code. Then no failure is
   * shown, and the typed values stay.
   */
  readonly asksForMore?: (error: unknown) => boolean;
  readonly focusAfterWrongLogin?: NoInfer<Field>;
}

const emptied = <Field extends string>(labels: Values<Field>): Values<Field> =>
  Object.fromEntries(Object.keys(labels).map((name) => [name, ''])) as Values<Field>;

/**
 * The state of an account form: values and error messages. The form is not sent twice at once. It is emptied when the
 * server accepts it. Otherwise the first field with an error gets the focus, or `failure` is the reason. Spread
 * `form` into the `<form>` and `field(name)` into each `AccountField`.
 */
export function useAccountForm<Field extends string>(options: AccountFormOptions<Field>) {
  const {
    labels,
    check = problemsOf,
    send,
    isPending,
    otherwise = '',
    asksForMore,
    focusAfterWrongLogin,
  } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => emptied(labels));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  // A field with a problem has `aria-invalid` only after the problems are rendered, so the focus moves then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each check, not after every render.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [problems]);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const found = check(values);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    try {
      await send(values);
      setValues(emptied(labels));
    } catch (error) {
      if (asksForMore?.(error)) return;
      const refused = serverProblems(error, labels);
      setProblems(refused);
      if (Object.keys(refused).length === 0) setFailure(reasonOf(error, otherwise));
      if (focusAfterWrongLogin !== undefined && error instanceof ApiError && error.code === 'signed_out') {
        ref.current?.querySelector<HTMLElement>(`[name=${focusAfterWrongLogin}]`)?.focus();
      }
    }
  };
  const field = (name: Field) => ({
    name,
    label: labels[name],
    value: values[name],
    problem: problems[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  });
  return { form: { ref, onSubmit, noValidate: true, method: 'post' }, field, failure };
}
