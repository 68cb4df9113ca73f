import { noConnection, rejection, respond } from '@bourse/api-client/testing';
import { renderFeature } from '@bourse/feature-kit/testing';
import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { aPair } from '@bourse/market/testing';
import { COIN_TOUR, COINS, ofOtherCoins } from '@bourse/trading/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { optionSubmit } from '@bourse/contracts/micro-options';
import { reducers } from '../reducers';
import { refusedOptions } from '../orders/refused-options';
import { OptionPanel } from '../order-form/option-panel';
import { skipConfirmation } from '../order-form/use-submit-option';
import { optionLimits } from '../personal-limits/limits';
import { OrdersTabs } from '../orders/orders-tabs';
import { anOption, aWirePayable } from '../testing';
import { freshOptions, openPanel, pair } from './options.test-support';

const { present, server, heal } = freshOptions();

/** An option that was opened before ends with a loss. */
const loseToday = () =>
  act(() => optionLimits.noteResult('USDT', { id: 900, profit: decimal(-60), fee: undefined }, Date.now()));

const buy = async (user: { click: (element: Element) => Promise<void> }, name = /Up/) => {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Up' }));
};

describe('the form', () => {
  it('the form preselects the first amount and the first duration, and shows payout and cost', async () => {
    openPanel();
    expect(await screen.findByRole('button', { name: '10' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: /^30 s/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/\+7\.48\sUSDT/)).toBeVisible();
    expect(
      screen.getByText(/If the price is unchanged at expiry, your stake is returned\. The fee is not\./),
    ).toBeInTheDocument();
  });

  it('the form and the confirmation say what a loss costs where that is a part of the stake', async () => {
    present.exchange.durations = [{ seconds: 30, profit_ratio: '75', loss_ratio: '80' }];
    const { user } = openPanel();
    await user.click(await screen.findByRole('button', { name: '100' }));
    expect(screen.getByText(/^−80\.20\sUSDT/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Up/ }));
    expect((await screen.findByRole('dialog')).textContent).toMatch(/If you lose, after fee−80\.20\sUSDT/);
  });

  it('the form shows no fee and refuses no stake where the back end sends neither fee nor balance', async () => {
    present.exchange.payable = [aWirePayable({ micro_trade_fee: undefined, user_wallet: null })];
    const { user } = openPanel();
    await user.click(await screen.findByRole('button', { name: '100' }));
    expect(screen.queryByText('Insufficient balance for the amount plus fee.')).toBeNull();
    expect(screen.queryByText(/^0\.00\sUSDT/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /Up/ }));
    expect((await screen.findByRole('dialog')).textContent).toMatch(/Fee—/);
  });

  it('the form opens an option after the confirmation, once for a double click', async () => {
    const { user } = openPanel();
    await user.click(await screen.findByRole('button', { name: '100' }));
    await user.click(screen.getByRole('button', { name: /Up/ }));
    await user.dblClick(await screen.findByRole('button', { name: 'Up' }));
    await waitFor(() => expect(present.exchange.submitted).toHaveLength(1));
    expect(present.exchange.submitted).toMatchObject([
      { match_id: 7, currency_id: 3, type: 1, seconds: 30, number: '100' },
    ]);
  });

  it('the form asks for the shown pair at its price, whichever pair was shown before', async () => {
    const pairs = COINS.map(({ id, name, last, priceDecimals }) =>
      aPair({ baseId: id, base: name, matchId: id, hasOptions: true, last: decimal(last), priceDecimals }),
    );
    function PairByButton() {
      const [shown, setShown] = useState(pair);
      return (
        <>
          {pairs.map((each) => (
            <button key={each.id} type="button" onClick={() => setShown(each)}>
              {each.base}
            </button>
          ))}
          <OptionPanel pair={shown} />
        </>
      );
    }
    const { user } = renderFeature(<PairByButton />, { reducers });
    for (const coin of COIN_TOUR) {
      await user.click(screen.getByRole('button', { name: coin.name }));
      await user.click(await screen.findByRole('button', { name: /Up/ }));
      const dialog = await screen.findByRole('dialog', { name: `${coin.name}/USDT: Up` });
      expect(ofOtherCoins(coin).exec(dialog.textContent)).toBeNull();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  });

  it('the form opens one option while Enter is held, after the first reply too', async () => {
    skipConfirmation.write(true);
    const { user } = openPanel();
    const up = await screen.findByRole('button', { name: /Up/ });
    await user.click(up);
    await waitFor(() => expect(present.exchange.submitted).toHaveLength(1));
    await waitFor(() => expect(up).not.toHaveAttribute('aria-busy', 'true'));
    // The browser turns a keydown of Enter into a click unless it is prevented, and repeats it while the key is held.
    expect(fireEvent.keyDown(up, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(up, { key: 'Enter' })).toBe(true);
  });

  it('the form opens one option while Space is held', async () => {
    skipConfirmation.write(true);
    const { user } = openPanel();
    (await screen.findByRole('button', { name: /Up/ })).focus();
    await user.keyboard('[Space>20/]');
    await waitFor(() => expect(present.exchange.submitted).toHaveLength(1));
  });

  it('the form refuses an amount that is no multiple of 10, without a request', async () => {
    const { user } = openPanel();
    const field = await screen.findByRole('textbox', { name: 'Amount' });
    await user.clear(field);
    await user.type(field, '15');
    await user.click(screen.getByRole('button', { name: /Up/ }));
    expect(screen.getByText('Enter a multiple of 10.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(present.exchange.submitted).toEqual([]);
  });

  it('the form shows the error of an amount after its field lost the focus, not while it is typed', async () => {
    const { user } = openPanel();
    const field = await screen.findByRole('textbox', { name: 'Amount' });
    await user.clear(field);
    await user.type(field, '15');
    expect(screen.queryByText('Enter a multiple of 10.')).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText('Enter a multiple of 10.')).toBeVisible();
  });

  it('the form shows an insufficient balance after the first choice or press, not before', async () => {
    present.exchange.payable = [aWirePayable({ user_wallet: { micro_with_insurance: '0' } })];
    const { user } = openPanel();
    await screen.findByRole('button', { name: '10' });
    expect(screen.getByRole('link', { name: 'Transfer' })).toHaveAttribute(
      'href',
      '/wallet/transfer?from=change&to=micro&currency=3',
    );
    expect(screen.queryByText('Insufficient balance for the amount plus fee.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Up/ }));
    expect(screen.getByText('Insufficient balance for the amount plus fee.')).toBeVisible();
    expect(present.exchange.submitted).toEqual([]);
  });

  it('the form requires an amount if the field is empty', async () => {
    const { user } = openPanel();
    await user.clear(await screen.findByRole('textbox', { name: 'Amount' }));
    await user.click(screen.getByRole('button', { name: /Down/ }));
    expect(screen.getByText('Choose or enter an amount.')).toBeVisible();
  });

  it('the form shows the translated refusal of the exchange', async () => {
    server.use(respond(optionSubmit, () => rejection(SERVER_TEXTS.insufficientBalance)));
    const { user } = openPanel();
    await buy(user);
    expect(await screen.findByText(/balance/i, { selector: '[role] *' })).toBeInTheDocument();
  });

  it('a refused option is recorded with its reason', async () => {
    await refusedOptions.stored.write(undefined);
    server.use(respond(optionSubmit, () => rejection(SERVER_TEXTS.insufficientBalance)));
    const { user } = openPanel();
    await buy(user);
    const reason = SERVER_TEXTS.insufficientBalance;
    await waitFor(async () => {
      const [own] = Object.values(await refusedOptions.stored.read());
      expect(own).toMatchObject([{ symbol: 'BTC/USDT', direction: 'up', unit: 'USDT', reason }]);
    });
  });

  it('the form replaces the refusal by the success of the next submit', async () => {
    skipConfirmation.write(true);
    server.use(respond(optionSubmit, () => rejection(SERVER_TEXTS.insufficientBalance)));
    const { user } = openPanel();
    await user.click(await screen.findByRole('button', { name: /Up/ }));
    const refusal = await screen.findByText(/balance/i, { selector: '[role] *' });
    heal();
    await user.click(screen.getByRole('button', { name: /Up/ }));
    await waitFor(() => expect(present.exchange.submitted).toHaveLength(1));
    await waitFor(() => expect(refusal).not.toBeInTheDocument());
  });

  it('the form looks up a lost reply in the list and does not send again', async () => {
    server.use(
      respond(optionSubmit, ({ request }) => {
        present.exchange.submitted.push(request);
        present.exchange.trading = [anOption({ id: 500, amount: request.number, remaining: 29_000 })];
        return noConnection();
      }),
    );
    const rendered = renderFeature(
      <>
        <OptionPanel pair={pair} />
        <OrdersTabs pair={pair} />
      </>,
      { reducers },
    );
    await screen.findByText('No open options');
    await buy(rendered.user);
    expect(await screen.findByText('The option was opened')).toBeVisible();
    expect(present.exchange.submitted).toHaveLength(1);
  });

  it('the confirmation opens nothing once a limit is reached meanwhile', async () => {
    localStorage.setItem('bourse.options.limits', JSON.stringify({ USDT: { limit: '50' } }));
    const { user } = openPanel();
    await user.click(await screen.findByRole('button', { name: /Up/ }));
    const dialog = within(await screen.findByRole('dialog'));
    loseToday();
    expect(await dialog.findByText(/Daily loss limit of 50/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Up' }));
    expect(present.exchange.submitted).toEqual([]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('a lost order is not tried again once a limit is reached', async () => {
    localStorage.setItem('bourse.options.limits', JSON.stringify({ USDT: { limit: '50' } }));
    server.use(respond(optionSubmit, () => noConnection()));
    const { user } = openPanel();
    await buy(user);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    loseToday();
    expect(await screen.findByText(/Daily loss limit of 50/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('the form asks a visitor to log in', async () => {
    openPanel({ isVisitor: true });
    expect(await screen.findByText('Log in to trade timed options')).toBeVisible();
  });

  it('the form disables both buttons once the daily loss limit is reached', async () => {
    localStorage.setItem('bourse.options.limits', JSON.stringify({ USDT: { limit: '50' } }));
    const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    localStorage.setItem('bourse.options.results', JSON.stringify({ USDT: { day, orders: [1], net: '-50' } }));
    openPanel();
    expect(await screen.findByRole('button', { name: /Up/ })).toBeDisabled();
    expect(screen.getByText(/Daily loss limit of 50/)).toBeVisible();
  });
});
