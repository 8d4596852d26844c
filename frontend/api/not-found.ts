import { notFound } from '@tanstack/react-router';
import { ApiError } from './api-error.ts';

/**
 * For loaders: what the server does not have is a page of its own (`notFoundComponent`, with the `ApiError` as its
 * data), not a failure. Every other error goes on to the error panel.
 */
export function asNotFound(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) throw notFound({ data: error });
  throw error;
}
