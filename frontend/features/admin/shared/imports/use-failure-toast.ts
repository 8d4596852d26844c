import { useEffect } from 'react';
import { adminText } from '../../../../text/site/admin-text.ts';
import { toast } from '../../../../ui/panels/toast.tsx';

export function useFailureToast(error: Error | null, description: string): void {
  useEffect(() => {
    if (error !== null) toast({ title: adminText.error, description, destructive: true });
  }, [error, description]);
}
