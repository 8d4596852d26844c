/** One script for all that has to do with accounts: most readers need none of it, the others soon need all. */
export { AccountMenu } from './menu/account-menu.tsx';
export { ProfilePage } from './profile/profile-page.tsx';
export { AuthPage } from './sign-in/auth-page.tsx';
