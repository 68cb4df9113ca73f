import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { respond, status } from '@bourse/api-client/testing';
import { featureKitMessages, feeMessages } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptorDeal, acceptorList } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';
import { reducers } from '../reducers';
import { aWireAcceptor, aWireDeal, c2cExchange, c2cHandlers, type C2cExchange } from '../testing';
import { Component as Fees } from '../fees/fees';
import { Component as DealScreen } from './acceptor-deal';
import { Component as RecordsScreen } from './acceptor-records';
import { Component as AcceptorsScreen } from './acceptors';
import { PATHS } from '../paths';
import { decimal } from '@bourse/decimal';
import { dealWrite } from '../writes/acceptor-deal';

let exchange: C2cExchange;
const { server } = freshServer(() => {
  exchange = c2cExchange({ acceptors: [aWireAcceptor(), aWireAcceptor({ id: 2, name: 'Block Bridge', type: 2 })] });
  return c2cHandlers(exchange);
});
beforeAll(() =>
  preloadMessages([c2cMessages, featureKitMessages, safeWritesMessages, listsMessages, feeMessages, uiKitMessages]),
);

const openDeal = (current: 0 | 1, more = '') =>
  renderFeature(<DealScreen />, { reducers, address: `${PATHS.acceptorDeal}?id=1&current=${current}${more}` });

const openRecords = (current: 0 | 1) =>
  renderFeature(<RecordsScreen />, { reducers, address: `${PATHS.acceptorRecords}?current=${current}` });

describe('the list of acceptors', () => {
  const address = `${PATHS.acceptors}?account=6222%20001&money=500`;

  it('the list of acceptors passes account and amount of the payment form to the deal', async () => {
    const { user, router } = renderFeature(<AcceptorsScreen />, { reducers, address });
    await user.click(await screen.findByRole('link', { name: 'Deposit' }));
    expect(router.state.location.pathname).toBe(PATHS.acceptorDeal);
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      id: '1',
      current: '0',
      account: '6222 001',
      money: '500',
    });
  });

  it('the list of acceptors keeps account and amount in the other tab', async () => {
    const { user, router } = renderFeature(<AcceptorsScreen />, { reducers, address });
    await user.click(await screen.findByRole('tab', { name: 'Virtual currency acceptors' }));
    await user.click(await screen.findByRole('link', { name: 'Withdraw' }));
    expect(new URLSearchParams(router.state.location.search).get('money')).toBe('500');
  });

  it('the list of acceptors shows no error and no retry at a back end without acceptors', async () => {
    server.use(respond(acceptorList, () => status(404)));
    renderFeature(<AcceptorsScreen />, { reducers, address });
    expect(await screen.findByText('This exchange does not offer this.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('the list of acceptors names coin and rate', async () => {
    renderFeature(<AcceptorsScreen />, { reducers, address });
    expect(await screen.findByText(/1 USDT = .*7.10/)).toBeVisible();
  });
});

describe('a deal', () => {
  it('a deal is confirmed with coin, rate, account, fee, time limit and next step', async () => {
    const { user } = openDeal(0, '&account=6222%20001&money=1000');
    await user.click(await screen.findByRole('radio', { name: 'Bank card' }));
    await user.type(screen.getByRole('textbox', { name: /^Mobile/ }), '13800000000');
    expect(screen.getByRole('textbox', { name: /^Paying account/ })).toHaveValue('6222 001');
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const shown of [
      '140.14084507 USDT',
      'Funding account',
      '120 minutes',
      /1 USDT = .*7.10/,
      /Submit first, then pay/,
    ]) {
      expect(dialog.getByText(shown)).toBeVisible();
    }
    await user.click(dialog.getByRole('button', { name: 'Deposit' }));
    await waitFor(() =>
      expect(exchange.received).toMatchObject([{ path: acceptorDeal.path, request: { money: '1000' } }]),
    );
  });

  it('a deal shows neither the confirmation of a deal with another acceptor nor another try of it', async () => {
    server.use(respond(acceptorDeal, () => status(502)));
    const { store } = openDeal(0);
    await screen.findByRole('radio', { name: 'Bank card' });
    const other = { acceptorId: 99, acceptor: 'Other', direction: 'deposit', method: 'bank' } as const;
    const ticket = { ...other, mobile: '13800000000', account: '6222', money: decimal('1000') };
    act(() => void store.dispatch(dealWrite.press(ticket)));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => store.dispatch(dealWrite.send()));
    expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('a deal can be filled with all that can be withdrawn', async () => {
    const { user } = openDeal(1);
    await user.click(await screen.findByRole('button', { name: 'All' }));
    expect(screen.getByRole('textbox', { name: /^Total/ })).toHaveValue('8,000');
    expect(screen.getByText('1,126.76056339 USDT')).toBeVisible();
  });

  it('a deal says that its terms are unknown where the exchange does not send them, and shows no invented figure', async () => {
    const { currency_name: _coin, price: _price, wallet: _wallet, ...wire } = aWireAcceptor();
    exchange.acceptors = [wire];
    openDeal(0, '&money=1000');
    expect(
      await screen.findByText(
        /The coin, rate and account of this deal are not available\. Contact customer support before you pay\./,
      ),
    ).toBeVisible();
    const support = await screen.findByRole('link', { name: 'Customer support' });
    expect(support).toHaveAttribute('href', 'https://support.example/');
    expect(screen.queryByText(/USDT/)).toBeNull();
  });
});

describe('the records', () => {
  it('the records say where to pay a deposit, until when, and which coin arrives where', async () => {
    exchange.deposits = [
      aWireDeal({
        hes_account: '6222021234567890128',
        number: '280.28169014',
        currency_name: 'USDT',
        wallet: 'legal',
        expire_time: Math.floor(Date.now() / 1000) + 7200,
      }),
    ];
    openRecords(0);
    expect(await screen.findByText(/Pay the exact amount to the account below/)).toBeVisible();
    expect(await screen.findByText('Bank of Shanghai, Lujiazui Branch')).toBeVisible();
    expect(screen.getAllByText('280.28169014 USDT')[0]).toBeVisible();
    expect(screen.getByText('Funding account')).toBeVisible();
    expect(screen.getByText(/^(120:00|119:5\d)$/)).toBeVisible();
  });

  it.each([
    ['a deal that was not decided in time', { expire_time: 1_790_000_000 }, 'Time is up, being rejected'],
    ['a transferred withdrawal after its time', { transfer_time: 1_790_000_000 }, 'Being confirmed'],
  ])('the records say what becomes of %s, in place of a clock at 0:00', async (_case, times, said) => {
    exchange.withdrawals = [aWireDeal(times)];
    openRecords(1);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByText('0:00')).toBeNull();
  });

  it('the records say that a transferred withdrawal is to be checked', async () => {
    exchange.withdrawals = [aWireDeal({ transfer_time: Math.floor(Date.now() / 1000) })];
    openRecords(1);
    expect(await screen.findByText(/has marked the money as sent/)).toBeVisible();
    expect(screen.getByText('Transferred')).toBeVisible();
    expect(screen.queryByText('Awaiting acceptor')).toBeNull();
  });

  it('the records without deals show an icon', async () => {
    openRecords(0);
    const empty = (await screen.findByText('No history yet')).closest('div');
    expect(empty?.querySelector('svg')).not.toBeNull();
  });

  it('the records do not show name and bank of another account', async () => {
    exchange.deposits = [aWireDeal({ hes_account: '6222 other' })];
    openRecords(0);
    expect((await screen.findAllByText('6222 other'))[0]).toBeVisible();
    expect(screen.queryByText(/Bank of Shanghai/)).toBeNull();
  });
});

it('the fee page sums the fees of confirmed deals of both directions, and says that C2C orders have none', async () => {
  const confirmed = { is_sure: 1, fee: '12.50' } as const;
  exchange.deposits = [aWireDeal(confirmed), aWireDeal({ id: 72, is_sure: 2, fee: '99' })];
  exchange.withdrawals = [aWireDeal({ ...confirmed, id: 73, fee: '7.5' }), aWireDeal({ id: 74, fee: '99' })];
  renderFeature(<Fees />, { reducers, address: '/fees?days=all' });
  expect((await screen.findByText('CNY (charges: 2)')).nextSibling).toHaveTextContent('20CNY');
  expect(screen.getByText(/^The exchange states no fee of C2C orders/)).toBeVisible();
});
