/**
 * One script for all account screens, because most readers need none of these screens, and a reader who signs
 * in will need several of them.
 */
export { AccountMenu, AdminLinks } from './menu/account-menu.tsx';
export { ProfilePage } from './profile/profile-page.tsx';
export { ConfirmCode } from './second-factor/confirm-code.tsx';
export { AuthPage } from './sign-in/auth-page.tsx';
