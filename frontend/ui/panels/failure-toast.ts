import { needsCode } from '../../api/api-error.ts';
import { reasonOf } from '../../api/reason-of.ts';
import { toast } from './toast.tsx';

/**
 * Makes a function that shows the reason of a failure as a toast, and `otherwise` if the server gave no reason. A call
 * that needs a code first is no failure, because its form then asks for the code.
 */
export const failureToast =
  (title: string, otherwise: string) =>
  (error: Error): void => {
    if (!needsCode(error)) toast({ title, description: reasonOf(error, otherwise), destructive: true });
  };
