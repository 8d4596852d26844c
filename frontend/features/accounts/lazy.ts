/**
 * One script for all account screens. Most readers need no account screen. A reader who signs in soon needs them all.
 */
export { AccountMenu } from './menu/account-menu.tsx';
export { AdminLinks } from './menu/admin-links.tsx';
export { ProfilePage } from './profile/profile-page.tsx';
export { AuthPage } from './sign-in/auth-page.tsx';
