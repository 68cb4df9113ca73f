import { dialectLearnt } from '@bourse/api-client';
import { rejection, respond } from '@bourse/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { depositAddress, withdraw, withdrawalInfo } from '@bourse/contracts/wallet';
import { aWireWallet, walletExchange, walletHandlers } from '../testing';
import { fill, freshWithdrawals, open, review, TRON } from './withdraw.test-support';

const present = freshWithdrawals();
const { server } = present;

test('a withdrawal asks for the trade password where the back end wants it, and sends it under its name', async () => {
  let fields: FormData | undefined;
  server.use(
    http.post('*/api/wallet/out', async ({ request }) => {
      fields = await request.formData();
      return HttpResponse.json({ type: 'ok', message: '' });
    }),
  );
  const { user } = await open({ dialect: 'a' });
  await fill(user, TRON, '100');
  await review(user);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Withdraw 100 USDT' }));
  expect(dialog.getByText('Enter the trade password')).toBeVisible();
  expect(fields).toBeUndefined();
  await user.type(dialog.getByLabelText('Trade password'), 'secret-1');
  await user.click(dialog.getByRole('button', { name: 'Withdraw 100 USDT' }));
  expect(await screen.findByText('Withdrawal submitted for review')).toBeVisible();
  expect(fields?.get('pass')).toBe('secret-1');
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('secret-1');
});

test('a withdrawal asks for the code by SMS of family c, says where it cannot send one, and sends it in the field code', async () => {
  const fields: (string | null)[] = [];
  const note = (name: string) =>
    http.post(`*/api${name}`, async ({ request }) => {
      const body = new URLSearchParams(await request.text());
      fields.push(body.get('scene') ?? body.get('code'));
      return HttpResponse.json({ type: 'ok', message: '' });
    });
  server.use(note('/wallet/out'), note('/sms/withdrawal'));
  const { user, store } = await open({ dialect: 'c' });
  await fill(user, TRON, '100');
  await review(user);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/this site was not told how to request one/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Send code' })).toBeNull();
  act(() => void store.dispatch(dialectLearnt({ withdrawCode: { path: '/sms/withdrawal', scene: 'out' } })));
  await user.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(await dialog.findByText('The code was sent.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Withdraw 100 USDT' }));
  expect(dialog.getByText('Enter the SMS code')).toBeVisible();
  await user.type(dialog.getByLabelText('SMS code'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Withdraw 100 USDT' }));
  expect(await screen.findByText('Withdrawal submitted for review')).toBeVisible();
  expect(fields).toEqual(['out', '123456']);
});

const CODE_WITHOUT_TYPE = { currency: 1, currency_name: 'USDT', currency_type: '', usdt_price: 1 };

test('a withdrawal without a deposit address has the networks of the token, sends none of them, and says so', async () => {
  present.exchange = walletExchange({
    wallet: aWireWallet({
      change_wallet: { balance: [{ ...CODE_WITHOUT_TYPE, change_balance: '1000' }], usdt_totle: '1000' },
    }),
  });
  server.use(
    respond(depositAddress, () => ''),
    ...walletHandlers(present.exchange),
  );
  const { user } = await open();
  expect(screen.getByText(/The exchange names no network for USDT/)).toBeVisible();
  await fill(user, TRON, '100');
  await waitFor(() => expect(screen.getByRole('radio', { name: /TRC20/ })).toBeChecked());
  await review(user);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('TRC20');
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw 100 USDT' }));
  await waitFor(() => expect(present.exchange.withdrawals).toHaveLength(1));
  expect(present.exchange.withdrawals[0]).not.toHaveProperty('type');
});

test('a withdrawal says what to do where the exchange pays out only to saved addresses', async () => {
  server.use(respond(withdraw, () => rejection('Address not found.')));
  const { user } = await open();
  await fill(user, TRON, '100');
  await review(user);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw 100 USDT' }));
  expect(await screen.findByText(/pays out only to addresses that it has saved/)).toBeVisible();
});

/** A wallet with USDT. */
const other = (name: string, balance: string) => ({
  balance: [{ ...CODE_WITHOUT_TYPE, [`${name}_balance`]: balance }],
  usdt_totle: balance,
});

test('a withdrawal names the account by its balance, and none where that is not known', async () => {
  present.exchange = walletExchange({
    wallet: aWireWallet({
      change_wallet: other('change', '1000'),
      lever_wallet: other('lever', '77'),
    }),
  });
  const info = { name: 'USDT', change_balance: '77', min_number: '10', rate: '1' };
  server.use(
    respond(withdrawalInfo, () => info),
    ...walletHandlers(present.exchange),
  );
  const { unmount } = await open();
  expect((await screen.findByText('From')).nextElementSibling).toHaveTextContent('Leverage account');
  unmount();
  server.use(respond(withdrawalInfo, () => ({ ...info, change_balance: '5' })));
  await open();
  expect(screen.queryByText('From')).not.toBeInTheDocument();
});
