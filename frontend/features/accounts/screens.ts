/** One script for all that has to do with accounts: most readers need none of it, the others soon need all. */
export { AccountMenu } from './account-menu.tsx';
export { AuthPage } from './auth-page.tsx';
export { ProfilePage } from './profile-page.tsx';
