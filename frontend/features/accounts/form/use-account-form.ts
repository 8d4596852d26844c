import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { type Problems, serverProblems } from './account-form.ts';

type Values<Field extends string> = Readonly<Record<Field, string>>;

interface AccountFormOptions<Field extends string> {
  /** What the fields are called. */
  readonly labels: Values<Field>;
  /** What is wrong before the server is asked. */
  readonly check: (values: Values<NoInfer<Field>>) => Problems;
  /** Asks the server, and tells how that went. */
  readonly send: (values: Values<NoInfer<Field>>) => Promise<unknown>;
  readonly isPending: boolean;
  /** The field to come back to where the server refuses what was typed and names no field. */
  readonly retyped?: NoInfer<Field>;
}

const emptied = <Field extends string>(labels: Values<Field>): Values<Field> =>
  Object.fromEntries(Object.keys(labels).map((name) => [name, ''])) as Values<Field>;

/**
 * A form of an account: what stands in its fields and what is wrong with them. It is sent once at a time, and emptied
 * when the server took it; else the focus goes to the first field with a problem. `form` belongs on the form, `field`
 * on each `AccountField`.
 */
export function useAccountForm<Field extends string>(options: AccountFormOptions<Field>) {
  const { labels, check, send, isPending, retyped } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => emptied(labels));
  const [problems, setProblems] = useState<Problems>({});
  // After the render that tells it there: no sooner is the field known for wrong.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer anew, whoever renders meanwhile.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [problems]);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const found = check(values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      await send(values);
      setValues(emptied(labels));
    } catch (error) {
      setProblems(serverProblems(error, labels));
      if (retyped !== undefined && error instanceof ApiError && error.code === 'signed_out') {
        ref.current?.querySelector<HTMLElement>(`[name=${retyped}]`)?.focus();
      }
    }
  };
  const field = (name: Field) => ({
    ...{ name, label: labels[name], value: values[name], problem: problems[name] },
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  });
  return { form: { ref, onSubmit, noValidate: true, method: 'post' }, field };
}
