import { notFound } from '@tanstack/react-router';
import { ApiError } from './api-error.ts';

/**
 * For loaders: a place that the server does not have gets a page of its own (`notFoundComponent`, with the `ApiError`
 * as its data). It is not a failure. Every other error goes to the error panel.
 */
export function asNotFound(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) throw notFound({ data: error });
  throw error;
}
