import { CHINA, type RegisterForm } from '../register/rules';

/** A form of a registration by e-mail that keeps every rule. */
export function aRegisterForm(overrides: Partial<RegisterForm> = {}): RegisterForm {
  return {
    channel: 'email',
    email: 'ana@example.org',
    country: CHINA,
    phone: '',
    code: '123456',
    password: 'secret1',
    repeat: 'secret1',
    inviteCode: 'BOURSE',
    agreed: true,
    ...overrides,
  };
}
