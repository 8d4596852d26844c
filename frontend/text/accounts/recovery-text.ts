import { counted } from '../numbers.ts';

export const recoveryText = {
  title: 'Recovery codes',
  none: 'You have no recovery codes. If you forget your password, only a recovery code lets you choose a new one. Without a code, your account and your notes are lost.',
  left: (count: number) =>
    `You have ${counted(count, 'unused recovery code')}. If you forget your password, one of them lets you choose a new one.`,
  make: 'Make recovery codes',
  renew: 'Make new recovery codes',
  ask: {
    title: 'Make recovery codes',
    text: 'Enter your password. You get ten codes. Codes that you made before will no longer work.',
    action: 'Make codes',
    pending: 'Making codes...',
    failed: 'No recovery codes made',
    failedText: 'Please try again.',
  },
  codes: {
    title: 'Save your recovery codes',
    text: 'If you forget your password, you can choose a new one with one of these codes. Each works once. Save or print them now, because we cannot show them again.',
  },
  offer: {
    text: 'If you forget your password, you need a recovery code. <link>Make recovery codes</link>',
  },
  forgotten: 'Forgot your password?',
  reset: {
    title: 'Choose a new password',
    text: 'Enter one of the recovery codes that you saved. We send no emails, so nothing else can open your account.',
    code: 'Recovery code',
    codeHint: 'Each code works once. Small letters, spaces and hyphens make no difference.',
    password: 'New password',
    confirm: 'Confirm new password',
    action: 'Change password',
    pending: 'Changing...',
    back: 'Back to login',
    done: 'Password changed',
    doneText: 'You are signed out everywhere. Log in with your new password.',
    failed: 'Password not changed',
    failedText: 'Invalid username or recovery code',
    failedWithCode: 'Invalid username, recovery code or code from your app',
  },
} as const;
