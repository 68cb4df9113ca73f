/** 0 too short, 1 weak, 2 medium, 3 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3;

const LEAST = 6;
const LONG = 10;
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^0-9A-Za-z]/];

/** Estimated strength of a password, by length, kinds of characters and repetition. A hint, not a rule. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < LEAST) return 0;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (kinds === 1 || different < LEAST) return 1;
  return password.length >= LONG && kinds > 2 ? 3 : 2;
}
