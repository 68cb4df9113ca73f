import { noConnection, rejection, respond } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { balanceChanged } from '@bourse/contracts/events';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { withdraw } from '@bourse/contracts/wallet';
import { addressField, amountField, fill, freshWithdrawals, open, review, TRON } from './withdraw.test-support';

const LOOKALIKE = 'TJRabDz6KmrPjLAhstgDFJfoHY2wRWkRTv8';

const present = freshWithdrawals();
const { server } = present;
test('a withdrawal without an amount shows no amount that arrives', async () => {
  await open();
  const received = screen.getByText('You receive').closest('div');
  expect(received).toHaveTextContent('You receive—');
});

test('a withdrawal says that the allowlist is off, with a link to the address book', async () => {
  const { user, router } = await open();
  const label = screen.getByText('Withdrawal allowlist');
  expect(label.parentElement).toHaveTextContent('Off');
  await user.click(within(label.parentElement ?? label).getByRole('link', { name: 'Turn on' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/withdraw_address'));
});

test('a withdrawal says nothing of an allowlist that is on', async () => {
  localStorage.setItem('bourse.wallet.allowList', JSON.stringify({ 7: { since: Date.now(), seen: {} } }));
  await open();
  expect(screen.queryByText('Withdrawal allowlist')).not.toBeInTheDocument();
});

test('a withdrawal shows what is missing and focuses the first field', async () => {
  const { user } = await open();
  await review(user);
  expect(await screen.findByText('Enter an address.')).toBeVisible();
  expect(screen.getByText('Enter an amount.')).toBeVisible();
  expect(addressField()).toHaveFocus();
});

test('a withdrawal reports the missing address once, and the address field offers those of the book', async () => {
  present.exchange.book = [{ id: 1, address: TRON, notes: 'cold1' }];
  const { user } = await open();
  await review(user);
  expect(await screen.findAllByText('Enter an address.')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Choose a saved address' }));
  await user.click(await screen.findByRole('menuitemradio', { name: `cold1 · ${TRON}` }));
  expect(addressField()).toHaveValue(TRON);
  expect(screen.queryByText('Enter an address.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Manage addresses' })).toHaveAttribute('href', '/withdraw_address');
});

test('a withdrawal names the fee of each network and says what will be listed', async () => {
  await open();
  expect(screen.getByRole('radio', { name: 'TRC20 Fee 1 USDT' })).not.toBeChecked();
  expect(await screen.findByText('No withdrawals yet')).toBeVisible();
});

test('a withdrawal chooses the network of a pasted address', async () => {
  const { user } = await open();
  await user.click(addressField());
  await user.paste(TRON);
  await waitFor(() => expect(screen.getByRole('radio', { name: /TRC20/ })).toBeChecked());
});

test.each([
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv9', 'Invalid address (checksum error). Check every character.'],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'This is a token contract address. Funds sent to it will be lost.'],
  ['nonsense', 'This is not a valid address for this currency.'],
])('a withdrawal blocks %s', async (address, message) => {
  const { user } = await open();
  await fill(user, address, '100');
  await review(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(present.exchange.withdrawals).toEqual([]);
});

test.each([
  ['5', 'Minimum: 10 USDT'],
  ['6000', 'Up to 5,000 USDT per withdrawal'],
  ['1001', 'Insufficient balance'],
])('a withdrawal of %s is refused: %s', async (amount, message) => {
  const { user } = await open();
  await fill(user, TRON, amount);
  await review(user);
  expect(await screen.findByText(message)).toBeVisible();
});

test('a withdrawal is reviewed with the whole address, and sent once on a double click', async () => {
  const { user } = await open();
  await user.click(addressField());
  await user.paste(TRON);
  await user.click(screen.getByRole('button', { name: 'All' }));
  await review(user);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(TRON);
  expect(within(dialog).getByText('999 USDT')).toBeVisible();
  await user.dblClick(within(dialog).getByRole('button', { name: 'Withdraw 1,000 USDT' }));
  expect(await screen.findByText('Withdrawal submitted for review')).toBeVisible();
  expect(present.exchange.withdrawals).toEqual([
    { currency: 1, number: '1000', address: TRON, rate: '1', type: 'TRC20', charge: '1' },
  ]);
});

test('a withdrawal warns where the exchange has created another amount, and names both', async () => {
  const { user } = await open();
  await screen.findByText('No withdrawals yet');
  server.use(
    respond(withdraw, () => {
      present.exchange.log = [
        { id: 9, value: '-1000', info: '', status: 0, address: TRON, created_time: 1_700_000_000 },
      ];
      return SERVER_TEXTS.withdrawalSubmitted;
    }),
  );
  await fill(user, TRON, '100');
  await review(user);
  await user.click(await screen.findByRole('button', { name: 'Withdraw 100 USDT' }));
  const dialog = await screen.findByRole('dialog', { name: 'Not what you confirmed' });
  expect(dialog).toHaveTextContent('You confirmed 100 USDT. The exchange created 1,000 USDT.');
});

test('a withdrawal shows a refusal of the server at its field', async () => {
  const { user } = await open();
  server.use(respond(withdraw, () => rejection(SERVER_TEXTS.insufficientBalance)));
  await fill(user, TRON, '100');
  await review(user);
  await user.click(await screen.findByRole('button', { name: 'Withdraw 100 USDT' }));
  expect(await screen.findByText('Insufficient balance.')).toBeVisible();
  expect(amountField()).toHaveValue('100');
});

test('a withdrawal with a fee that has changed keeps its input, shows the new fee and is sent with it', async () => {
  const { user } = await open();
  server.use(
    respond(withdraw, ({ request }) => {
      const isChanged = present.exchange.info.rate !== 2;
      present.exchange.info = { ...present.exchange.info, rate: 2 };
      if (isChanged) return rejection(SERVER_TEXTS.withdrawalFeeChanged);
      present.exchange.withdrawals.push(request);
      return SERVER_TEXTS.withdrawalSubmitted;
    }),
  );
  await fill(user, TRON, '100');
  await review(user);
  await user.click(await screen.findByRole('button', { name: 'Withdraw 100 USDT' }));
  expect(await screen.findByText('The fee has changed. Check the new fee, then submit again.')).toBeVisible();
  expect(await screen.findByText('98 USDT')).toBeVisible();
  expect(addressField()).toHaveValue(TRON);
  await review(user);
  await user.click(await screen.findByRole('button', { name: 'Withdraw 100 USDT' }));
  expect(await screen.findByText('Withdrawal submitted for review')).toBeVisible();
  expect(present.exchange.withdrawals).toMatchObject([{ number: '100', rate: '2', charge: '2' }]);
});

test('a withdrawal with a fee above 5 % needs an acknowledgement, which names the amount at which it is 1 %', async () => {
  const { user } = await open();
  await fill(user, TRON, '15');
  expect(screen.getByText(/For 100 USDT or more, it is 1% or less/)).toBeVisible();
  await review(user);
  expect(await screen.findByText('Accept the fee or change the amount.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'I accept this fee' }));
  await review(user);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a withdrawal to an address that resembles a used one needs a comparison', async () => {
  present.exchange.log = [{ value: '-50', info: '', status: 2, address: LOOKALIKE, created_time: 1_700_000_000 }];
  const { user } = await open();
  await screen.findByText(LOOKALIKE);
  await fill(user, TRON, '100');
  expect(
    await screen.findByText(
      /This address starts and ends like one you have used, but it is different\. Look-alike addresses are a common scam\./,
    ),
  ).toBeVisible();
  await review(user);
  expect(await screen.findByText('Compare the address first')).toBeVisible();
  await user.click(
    screen.getByRole('checkbox', {
      name: /I have compared the highlighted characters and this is the right address/,
    }),
  );
  await review(user);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test.each([
  ['outside the book', [], 'The withdrawal allowlist is on. Save this address to your address book first.'],
  ['of the book that is new', [{ id: 1, address: TRON, notes: 'new' }], /This address can be used from/],
])('a withdrawal to an address %s is blocked in allow-list mode', async (_which, book, message) => {
  present.exchange.book = book;
  localStorage.setItem('bourse.wallet.allowList', JSON.stringify({ 7: { since: Date.now() - 1000, seen: {} } }));
  const { user } = await open();
  await fill(user, TRON, '100');
  await review(user);
  expect((await screen.findAllByText(message))[0]).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a withdrawal whose reply is lost is looked up and never sent again', async () => {
  const { user } = await open();
  server.use(
    respond(withdraw, ({ request }) => {
      present.exchange.withdrawals.push(request);
      present.exchange.log = [
        { value: '-100', info: '', status: 0, address: TRON, created_time: Math.floor(Date.now() / 1000) },
      ];
      return noConnection();
    }),
  );
  await fill(user, TRON, '100');
  await review(user);
  await user.click(await screen.findByRole('button', { name: 'Withdraw 100 USDT' }));
  expect(await screen.findByRole('heading', { name: 'Your withdrawal was submitted' })).toBeVisible();
  expect(present.exchange.withdrawals).toHaveLength(1);
});

/** A deposit of 250 USDT with this number of confirmations. */
const arrive = (confirmations: number, available: string) => {
  present.exchange.info = { ...present.exchange.info, change_balance: available };
  present.exchange.ledger = [
    {
      id: 9,
      value: '250',
      currency_name: 'USDT',
      hash: '0x9',
      confirmations,
      required: 6,
      created_time: Math.floor(Date.now() / 1000) + 60,
    },
  ];
};

test('a deposit is followed to its last confirmation, with which the amount that can be withdrawn grows', async () => {
  const { realtime } = await open();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    arrive(1, '1000');
    act(() => realtime.emit(balanceChanged, {}));
    expect(await screen.findByText(/^Deposit credited: 250/)).toBeVisible();
    arrive(6, '1250');
    act(() => void vi.advanceTimersByTime(20_000));
    expect(await screen.findByText(/^Deposit complete: 250/)).toBeVisible();
    expect(await screen.findByText('Available 1,250 USDT')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
