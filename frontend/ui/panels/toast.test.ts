import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownToast, toast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a toast is shown for five seconds', () => {
  toast({ title: 'Logged out' });
  vi.advanceTimersByTime(4_999);
  expect(shownToast()).toEqual({ title: 'Logged out' });
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBeNull();
});

test('a new message replaces the one before it, and is shown for five seconds from its own start', () => {
  toast({ title: 'Logged out' });
  vi.advanceTimersByTime(4_000);
  toast({ title: 'Login successful' });
  vi.advanceTimersByTime(4_999);
  expect(shownToast()).toEqual({ title: 'Login successful' });
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBeNull();
});
