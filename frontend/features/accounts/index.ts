export { AccountCorner, AdminCorner } from './account-corner.tsx';
export { isForMembers } from './members/for-members.ts';
