/** Longest account and shortest and longest password (trading side, sections 5 and 9). */
export const ACCOUNT_MAX = 120;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 16;

export interface LoginForm {
  readonly account: string;
  readonly password: string;
}

/** Keys of this package's texts. */
type LoginProblem = 'lay.inaccount' | 'lay.pwdliu' | 'login.psw6';

export type LoginProblems = { readonly [Field in keyof LoginForm]?: LoginProblem };

/**
 * What keeps a form from being sent (trading side, section 5): an account is required, a password has at least 6
 * characters, and one that is missing is asked for in other words than one that is too short. Surrounding spaces of an account are not part of it; those of a password are.
 */
export function checkLogin(form: LoginForm): LoginProblems {
  return {
    ...(form.account.trim() === '' && { account: 'lay.inaccount' as const }),
    ...passwordProblem(form.password),
  };
}

function passwordProblem({ length }: string): LoginProblems {
  if (length >= PASSWORD_MIN) return {};
  return { password: length === 0 ? 'login.psw6' : 'lay.pwdliu' };
}

/** The request of `POST /api/user/login`; `type` 1 is a log-in by password. */
export function loginRequest({ account, password }: LoginForm) {
  return { user_string: account.trim(), password, type: 1 };
}
