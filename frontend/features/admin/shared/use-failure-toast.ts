import { useEffect } from 'react';
import { toast } from '../../../ui/toast.tsx';

/** Shows a toast each time that a query fails. */
export function useFailureToast(error: Error | null, description: string): void {
  useEffect(() => {
    if (error !== null) toast({ title: 'Error', description, destructive: true });
  }, [error, description]);
}
