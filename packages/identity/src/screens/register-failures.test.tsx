import { noConnection, rejection, respond, status } from '@bourse/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checkEmailCode, register } from '@bourse/contracts/identity';
import { email, field, fill, openScreen, press, registrationExchange } from './register.test-support';

const { server, calls } = registrationExchange();

async function failAt(call: 'check' | 'register', answer: () => Response) {
  server.use(call === 'check' ? respond(checkEmailCode, answer) : respond(register, answer));
  const { user, router } = openScreen();
  await fill(user);
  await user.click(press('Sign up'));
  // A refusal of the form, or an error of a field.
  const alert = await screen.findByText(/./, { selector: 'form [role="alert"] > div, form [id$="-error"]' });
  expect(router.state.location.pathname).toBe('/components/register');
  expect(email()).toHaveValue('ana@example.org');
  expect(field('Password')).toHaveValue('secret1');
  expect(press('Sign up')).toBeEnabled();
  return { user, alert };
}

describe('a failed registration', () => {
  test('a wrong code shows an error at its field until it is changed, and no registration is sent', async () => {
    const { user, alert } = await failAt('check', () => rejection('验证码错误'));
    expect(alert).toHaveTextContent('Incorrect verification code.');
    expect(field('Verification code')).toBeInvalid();
    expect(calls).toEqual([]);
    await user.type(field('Verification code'), '{Backspace}');
    await waitFor(() => expect(field('Verification code')).toBeValid());
  });

  test('a registration of an existing account keeps the input and shows the reason', async () => {
    const { alert } = await failAt('register', () => rejection('账号已存在'));
    expect(alert).toHaveTextContent('This account already exists.');
  });

  test('an unknown invite code keeps the input and shows the reason', async () => {
    const { alert } = await failAt('register', () => rejection('邀请码不存在'));
    expect(alert).toHaveTextContent('This invite code does not exist.');
  });

  test('a registration after too many tries keeps the input and shows the reason', async () => {
    const { alert } = await failAt('register', () => status(429));
    expect(alert).toHaveTextContent('Too many attempts');
  });

  test('a check without an answer keeps the input, because nothing has happened', async () => {
    const { alert } = await failAt('check', noConnection);
    expect(alert).toHaveTextContent('No response from the server');
  });

  test('a registration without an answer keeps the input, because the account may exist', async () => {
    const { alert } = await failAt('register', noConnection);
    expect(alert).toHaveTextContent('Your account may have been created');
  });
});
