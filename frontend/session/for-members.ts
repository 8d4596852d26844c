/**
 * True if the site is in members mode, in which only signed-in readers may read. The server writes the mode into the
 * page.
 */
export const isForMembers = (): boolean => document.documentElement.dataset.access === 'members';
