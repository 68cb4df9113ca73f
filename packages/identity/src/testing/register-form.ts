import { EMPTY, type RegisterValues } from '../rules/register-rules';

/** Values of a registration by email that keep every rule. */
export function aRegisterForm(overrides: Partial<RegisterValues> = {}): RegisterValues {
  return {
    ...EMPTY,
    email: 'ana@example.org',
    code: '123456',
    password: 'secret1',
    repeat: 'secret1',
    inviteCode: 'BOURSE',
    agreed: true,
    ...overrides,
  };
}
