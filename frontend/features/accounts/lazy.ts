/**
 * One script for all account screens. Most readers need none of them. A reader who signs in soon needs all.
 */
export { AccountMenu } from './menu/account-menu.tsx';
export { ProfilePage } from './profile/profile-page.tsx';
export { AuthPage } from './sign-in/auth-page.tsx';
