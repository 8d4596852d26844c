export { AccountCorner, AdminCorner } from './account-corner.tsx';
export { isForMembers } from './members/for-members.ts';
export { CodeFirst } from './second-factor/code-first.tsx';
