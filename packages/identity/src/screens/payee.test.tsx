import { respond } from '@bourse/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { payeeInfo, savePayee, userCenter } from '@bourse/contracts/identity';
import { field, freshAccount, open } from './account-screens.test-support';

const server = freshAccount();

test.each([
  ['begins with the verified name', 2, 'Ana Lima', 'Ana Lima'],
  ['does not begin with a name of which the back end hides a part', 2, 'A*** Lima', ''],
  ['does not begin with a name that is not verified', 1, 'Ana Lima', ''],
] as const)('the form of the payee information %s', async (_case, review_status, name, shown) => {
  server.use(
    respond(payeeInfo, () => null),
    respond(userCenter, () => ({ review_status, reason: '', name, card_id: '' })),
  );
  open('/userSetting');
  await screen.findByLabelText('Real name', { selector: 'input' });
  expect(field('Real name')).toHaveValue(shown);
});

test('saved payee information redirects to the screen that the 997 interrupted', async () => {
  const saved = vi.fn<(request: unknown) => void>();
  server.use(
    respond(payeeInfo, () => null),
    respond(userCenter, () => ({ review_status: 0 })),
    respond(savePayee, ({ request }) => {
      saved(request);
      return '保存成功';
    }),
  );
  const { router, user } = open('/userSetting', { from: '/c2c?type=buy' });
  await screen.findByLabelText('Real name', { selector: 'input' });
  await user.click(screen.getByText('Save payment methods'));
  expect(await screen.findByText('Enter your real name.')).toBeVisible();
  await user.type(field('Real name'), ' Ana ');
  await user.type(field('Card or account number'), '4242424242424241');
  expect(screen.getByText(/This card number is not valid\. Check it against your card\./)).toBeVisible();
  await user.click(screen.getByText('Save payment methods'));
  await screen.findByText('another screen');
  expect(router.state.location).toMatchObject({ pathname: '/c2c', search: '?type=buy' });
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ real_name: 'Ana' }));
});

test('saved payee information replaces the message of the 997 that asked for it', async () => {
  server.use(
    respond(payeeInfo, () => ({ real_name: 'Ana' })),
    respond(savePayee, () => '保存成功'),
  );
  const { user } = open('/missing');
  await screen.findByText('No payment details');
  await user.click(await screen.findByText('Save payment methods'));
  expect(await screen.findByText('Payment methods saved')).toBeVisible();
  expect(screen.queryByText('No payment details')).toBeNull();
});

/** Saves payment methods with a pasted number; the numbers of the requests. */
async function saveAccount(number: string) {
  const saved: string[] = [];
  server.use(
    respond(payeeInfo, () => ({ real_name: 'Ana' })),
    respond(savePayee, ({ request }) => {
      saved.push(request.bank_account);
      return '保存成功';
    }),
  );
  const { user } = open('/userSetting');
  await user.click(await screen.findByLabelText('Card or account number', { selector: 'input' }));
  await user.paste(number);
  await user.click(screen.getByText('Save payment methods'));
  return saved;
}

describe('invisible characters', () => {
  /** Joiners belong to texts of some scripts: a field does not remove them. */
  const JOINER = '\u200d';

  test('a pasted name has no direction marks, and one with a joiner is refused with the reason', async () => {
    server.use(respond(userCenter, () => ({ review_status: 0, reason: '', name: '', card_id: '' })));
    const { user } = open('/authentication');
    const name = await screen.findByLabelText('Full name', { selector: 'input' });
    await user.click(name);
    await user.paste('Ana\u202e Pérez');
    expect(name).toHaveValue('Ana Pérez');
    await user.tab();
    expect(name).toBeValid();
    await user.click(name);
    await user.paste(JOINER);
    await user.tab();
    expect(await screen.findByText('The name contains invisible characters. Type it again.')).toBeVisible();
  });

  test('payee information is sent without the invisible characters of a paste', async () => {
    const saved = await saveAccount('\u202e4242\u200b424242424242\ufeff');
    await waitFor(() => expect(saved).toEqual(['4242424242424242']));
  });

  test.each([`4242${JOINER}424242424242`, '4242٤٢٤٢42424242'])(
    'payee information with a joiner or digits of another script is not sent, and the field says why: %j',
    async (number) => {
      const saved = await saveAccount(number);
      expect(await screen.findByText(/^This field contains invisible characters or unusual digits\./)).toBeVisible();
      expect(saved).toEqual([]);
    },
  );
});
