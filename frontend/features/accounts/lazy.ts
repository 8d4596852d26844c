/**
 * One script for all account screens: most readers need none of them, and readers who sign in soon need all of them.
 */
export { AccountMenu } from './menu/account-menu.tsx';
export { ProfilePage } from './profile/profile-page.tsx';
export { AuthPage } from './sign-in/auth-page.tsx';
