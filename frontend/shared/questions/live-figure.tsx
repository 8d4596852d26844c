import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import type { Choice } from './choice.ts';

/** The pause in typing, in milliseconds, after which a choice is answered. */
const PAUSE_MS = 150;

/** The answer to the question of a choice, as soon as it is known. Until then, and without a question, its detail. */
export function LiveFigure({ choice: { detail, figure, href } }: { readonly choice: Choice }) {
  const queryClient = useQueryClient();
  const [paused, setPaused] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPaused(href), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [href]);
  const { data } = useQuery({
    queryKey: ['figure', href],
    queryFn: () => figure?.(queryClient) ?? null,
    enabled: figure !== undefined && paused === href,
  });
  return data == null ? (
    <MixedText>{detail ?? ''}</MixedText>
  ) : (
    <span className="text-ink tabular-nums">
      <MixedText>{data}</MixedText>
    </span>
  );
}
