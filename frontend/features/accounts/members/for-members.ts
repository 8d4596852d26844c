/** Whether the server shows its pages to readers who are signed in alone: it says so in the page. */
export const isForMembers = (): boolean => document.documentElement.dataset.access === 'members';
