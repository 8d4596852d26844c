import { z } from 'zod';
import {
  canonicalHsl,
  DEFAULT_THEME,
  HSL,
  MAX_RADIUS,
  THEME_APPEARANCES,
  THEME_VARIANTS,
} from '../theme/index.ts';
import { namedObject } from './common.ts';
import { PASSWORD_LENGTH } from './limits.ts';

/** The shortest and the longest username, in UTF-16 units. */
export const USERNAME_LENGTH = { min: 2, max: 40 } as const;

const themePrimary = z
  .string()
  .regex(HSL, 'must be a color written hsl(H, S%, L%)')
  .overwrite(canonicalHsl)
  .meta({ example: DEFAULT_THEME.themePrimary });

const themeFields = {
  themePrimary,
  themeVariant: z.enum(THEME_VARIANTS),
  themeAppearance: z.enum(THEME_APPEARANCES),
  themeRadius: z.int().min(0).max(MAX_RADIUS).describe('Pixels'),
};

export const user = namedObject('User', {
  id: z.int(),
  username: z.string(),
  ...themeFields,
  isAdmin: z.boolean(),
});

const username = z
  .string('is missing')
  .trim()
  .refine((name) => !name.includes('\0'), 'is not valid')
  .min(1, 'Username is required')
  .max(USERNAME_LENGTH.max)
  .meta({ example: 'miriam' });
const password = z
  .string('is missing')
  .min(1, 'Password is required')
  .refine(
    (text) => [...text].length <= PASSWORD_LENGTH.max,
    `must be at most ${PASSWORD_LENGTH.max} characters`,
  );

const code = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'is not a code') })
  .trim()
  .min(1, 'The code is required')
  .max(40, 'is not a code')
  .meta({ example: '492039', description: 'The six digits of the authenticator app, or a recovery code' });

/**
 * The rules for a new username and password may become stricter, and existing accounts must still be able to
 * sign in. So this schema refuses only a username or a password that no account can have.
 */
export const loginBody = namedObject('Login', { username, password, code: code.optional() });

export const themeBody = z.object(themeFields).meta({ id: 'Theme' });

export const registerBody = namedObject('Registration', {
  username: username
    .min(USERNAME_LENGTH.min)
    .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._ -]*$/u, 'may hold letters, figures, spaces and . _ -'),
  password,
  ...themeBody.partial().shape,
});

export const newPasswordBody = namedObject('NewPassword', {
  currentPassword: password,
  newPassword: password,
  code: code.optional().describe('Needed if the account has a second factor'),
});

export const passwordBody = namedObject('Password', { password });

export const codeBody = namedObject('Code', { code });

export const passwordAndCodeBody = namedObject('PasswordAndCode', { password, code });

export const secondFactor = namedObject('SecondFactor', {
  isOn: z.boolean().describe('True if signing in asks for a code'),
  recoveryCodes: z.int().describe('How many recovery codes are not used yet'),
});

export const newSecondFactor = namedObject('NewSecondFactor', {
  secret: z.string().describe('In base32, to type into an authenticator app'),
  uri: z.string().meta({ description: 'The address for a QR code', example: 'otpauth://totp/…' }),
});

export const passwordResetBody = namedObject('PasswordReset', {
  username,
  code: code.meta({ example: 'K7MQ-2XWD-9R4T', description: 'A recovery code' }),
  password,
  secondFactorCode: code.optional().describe('Needed if the account has a second factor'),
});

export const recoveryCodeState = namedObject('RecoveryCodeState', {
  unused: z.int().describe('How many recovery codes are not used yet'),
});

export const recoveryCodes = namedObject('RecoveryCodes', {
  recoveryCodes: z.array(z.string()).describe('Shown only now. Each works once'),
});

export const sessionList = z
  .array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      device: z.string().describe('What the browser called itself when it signed in'),
      current: z.boolean(),
    }),
  )
  .meta({ id: 'Sessions' });

export type User = z.infer<typeof user>;
export type LoginBody = z.infer<typeof loginBody>;
export type RegisterBody = z.infer<typeof registerBody>;
export type PasswordResetBody = z.infer<typeof passwordResetBody>;
export type RecoveryCodeState = z.infer<typeof recoveryCodeState>;
export type NewPasswordBody = z.infer<typeof newPasswordBody>;
export type ThemeBody = z.infer<typeof themeBody>;
export type SecondFactorState = z.infer<typeof secondFactor>;
export type NewSecondFactor = z.infer<typeof newSecondFactor>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
export type Sessions = z.infer<typeof sessionList>;
