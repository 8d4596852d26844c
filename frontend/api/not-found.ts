import { notFound } from '@tanstack/react-router';
import { ApiError } from './api-error.ts';

/**
 * Throws an error of a loader again. For a place that the server does not have, it becomes `notFound`, so that the
 * route shows its `notFoundComponent` with the `ApiError` as data. Any other error is shown by the error panel.
 */
export function asNotFound(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) throw notFound({ data: error });
  throw error;
}
