/** True in members mode: only signed-in readers may read. The server writes this into the page. */
export const isForMembers = (): boolean => document.documentElement.dataset.access === 'members';
