import { useEffect, useState } from 'react';

/**
 * The last value that has not changed for `delay` milliseconds. It is used for requests, for the address, and for texts
 * that screen readers announce.
 */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
