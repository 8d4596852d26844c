import { notFound } from '@tanstack/react-router';
import { ApiError } from './api-error.ts';

/**
 * Throws the error of a route's loader again. An `ApiError` with status 404 becomes `notFound`, so that the route
 * shows its `notFoundComponent` with the `ApiError` as data. The error panel shows any other error.
 */
export function asNotFound(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) throw notFound({ data: error });
  throw error;
}
