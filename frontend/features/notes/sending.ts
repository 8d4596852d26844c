/** What the account's menu needs of notes, in one script. */
export { forgetDrafts } from './draft-store.ts';
export { referenceOf } from './note-order.ts';
export { sendDrafts } from './send-drafts.ts';
