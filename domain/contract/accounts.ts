/** Accounts: the reader, their theme and their sessions. */
import { z } from 'zod';
import {
  canonicalHsl,
  DEFAULT_THEME,
  HSL,
  MAX_RADIUS,
  THEME_APPEARANCES,
  THEME_VARIANTS,
} from '../theme/index.ts';
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
  themeRadius: z.int().min(0).max(MAX_RADIUS).meta({ description: 'Pixels' }),
};

export const user = z
  .object({ id: z.int(), username: z.string(), ...themeFields, isAdmin: z.boolean() })
  .meta({ id: 'User' });

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
  .string('is missing')
  .trim()
  .min(1, 'The code is required')
  .max(40)
  .meta({ example: '492039', description: 'The six digits of the authenticator app, or a recovery code' });

/**
 * Accounts that were created under earlier rules must still be able to sign in. So only a name or password that no
 * account can have is refused.
 */
export const loginBody = z.object({ username, password, code: code.optional() }).meta({ id: 'Login' });

export const registerBody = z
  .object({
    username: username
      .min(USERNAME_LENGTH.min)
      .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._ -]*$/u, 'may hold letters, figures, spaces and . _ -'),
    password,
    ...z.object(themeFields).partial().shape,
  })
  .meta({ id: 'Registration' });

export const themeBody = z.object(themeFields).meta({ id: 'Theme' });

export const newPasswordBody = z
  .object({ currentPassword: password, newPassword: password })
  .meta({ id: 'NewPassword' });

export const passwordBody = z.object({ password }).meta({ id: 'Password' });

export const codeBody = z.object({ code }).meta({ id: 'Code' });

export const passwordAndCodeBody = z.object({ password, code }).meta({ id: 'PasswordAndCode' });

export const secondFactor = z
  .object({
    isOn: z.boolean().meta({ description: 'True if signing in asks for a code' }),
    recoveryCodes: z.int().meta({ description: 'How many recovery codes are not used yet' }),
  })
  .meta({ id: 'SecondFactor' });

export const newSecondFactor = z
  .object({
    secret: z.string().meta({ description: 'In base32, to type into an authenticator app' }),
    uri: z.string().meta({ description: 'The address for a QR code', example: 'otpauth://totp/…' }),
  })
  .meta({ id: 'NewSecondFactor' });

export const recoveryCodes = z
  .object({
    recoveryCodes: z.array(z.string()).meta({ description: 'Shown only now. Each works once' }),
  })
  .meta({ id: 'RecoveryCodes' });

export const sessionList = z
  .array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      device: z.string().meta({ description: 'What the browser called itself when it signed in' }),
      current: z.boolean(),
    }),
  )
  .meta({ id: 'Sessions' });

export type User = z.infer<typeof user>;
export type LoginBody = z.infer<typeof loginBody>;
export type RegisterBody = z.infer<typeof registerBody>;
export type ThemeBody = z.infer<typeof themeBody>;
export type SecondFactorState = z.infer<typeof secondFactor>;
export type NewSecondFactor = z.infer<typeof newSecondFactor>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
export type Sessions = z.infer<typeof sessionList>;
