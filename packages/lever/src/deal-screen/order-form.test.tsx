import { respond, status } from '@bourse/api-client/testing';
import { renderFeature } from '@bourse/feature-kit/testing';
import { decimal } from '@bourse/decimal';
import { createBookStore } from '@bourse/market';
import { aPair } from '@bourse/market/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { leverSubmit } from '@bourse/contracts/lever';
import { reducers } from '../reducers';
import { aPosition } from '../testing';
import { OrderPanel } from '../order-form/order-panel';
import { levelTaken } from '../order-form/slice';
import { chooseMultiple, confirmWith, fillForm, freshTrading, open, pair } from './trading.test-support';

const { server, heal, present } = freshTrading();

async function chooseSizeUnit(user: ReturnType<typeof open>['user'], unit: string) {
  await user.click(screen.getByRole('button', { name: 'Unit of the size lots' }));
  await user.click(await screen.findByRole('menuitemradio', { name: unit }));
}

describe('opening a position', () => {
  it('opening a position confirms, sends once and shows the position', async () => {
    const { user } = open();
    await fillForm(user);
    await user.click(screen.getByRole('button', { name: /^Open long/ }));
    await confirmWith(user, 'Open long');
    await waitFor(() => expect(present.exchange.submitted).toHaveLength(1));
    expect(present.exchange.submitted[0]).toMatchObject({ type: 1, status: 1, multiple: '10', share: '2' });
    expect(await screen.findByRole('button', { name: 'Close: order 101' })).toBeInTheDocument();
  });

  it('opening a position warns where the exchange has created other lots, and names both', async () => {
    const { user } = open();
    await fillForm(user);
    server.use(
      respond(leverSubmit, () => {
        present.exchange.positions = [
          aPosition({ id: 101, direction: 'long', lots: decimal('50') }),
          ...present.exchange.positions,
        ];
        return '';
      }),
    );
    await user.click(screen.getByRole('button', { name: /^Open long/ }));
    await confirmWith(user, 'Open long');
    const dialog = await screen.findByRole('dialog', { name: 'Not what you confirmed' });
    expect(dialog).toHaveTextContent('You confirmed 2. The exchange created 50.');
  });

  it('opening a position shows the error of the lots after their field lost the focus, and no error of an untouched field', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: /^Leverage/ });
    await user.type(screen.getByRole('textbox', { name: 'Lots' }), '0');
    expect(screen.queryByText('Lots must be a positive whole number.')).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText('Lots must be a positive whole number.')).toBeVisible();
    expect(screen.queryByText('Select leverage.')).not.toBeInTheDocument();
  });

  it('opening a position shows the errors of another order type only after its fields were touched', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: /^Leverage/ });
    await user.click(screen.getByRole('button', { name: /^Open short/ }));
    expect(await screen.findByText('Select leverage.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Limit' }));
    expect(screen.queryByText('Select leverage.')).not.toBeInTheDocument();
  });

  it('opening a position shows what is missing and sends nothing', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: /^Leverage/ });
    await user.click(screen.getByRole('button', { name: /^Open short/ }));
    expect(await screen.findByText('Select leverage.')).toBeInTheDocument();
    expect(screen.getByText('Lots must be a positive whole number.')).toBeInTheDocument();
    expect(present.exchange.submitted).toEqual([]);
  });

  it('the form follows the last price of the pair where the back end has no book', async () => {
    renderFeature(<OrderPanel pair={{ ...pair, last: decimal(90_000) }} book={createBookStore()} />, {
      reducers,
      address: '/leverdealCenter',
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Limit' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('97,000'));
  });

  it('opening a position looks up a lost reply and does not send again', async () => {
    const { user } = open();
    await fillForm(user);
    // The exchange carries the order out, but its reply is lost.
    server.use(
      respond(leverSubmit, ({ request }) => {
        present.exchange.submitted.push(request);
        present.exchange.positions = [aPosition({ id: 77, lots: request.share, multiple: request.multiple })];
        return status(502);
      }),
    );
    await user.click(screen.getByRole('button', { name: /^Open long/ }));
    await confirmWith(user, 'Open long');
    expect(await screen.findByText('The order was placed')).toBeInTheDocument();
    expect(present.exchange.submitted).toHaveLength(1);
    heal();
  });
});

const stop = () => screen.getByRole('textbox', { name: 'Stop loss' });

describe('the order form', () => {
  it('the order form says that a fraction of a lot is not a whole number and sends nothing', async () => {
    const { user } = open();
    await chooseMultiple(user);
    const lots = screen.getByRole('textbox', { name: 'Lots' });
    await user.type(lots, '1.5');
    expect(lots).toHaveValue('1.5');
    await user.click(screen.getByRole('button', { name: /^Open long/ }));
    expect(lots).toHaveAccessibleDescription(/^Must be a whole number\./);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(present.exchange.submitted).toEqual([]);
  });

  it('the order form sends the whole lots within a size that was typed in base currency', async () => {
    const { user } = open();
    await chooseMultiple(user);
    await chooseSizeUnit(user, 'BTC');
    const size = screen.getByRole('textbox', { name: 'Size' });
    await user.type(size, '0.29');
    expect(size).toHaveAccessibleDescription('= 2 lots (0.2 BTC)');
    await user.click(screen.getByRole('button', { name: /^Open long/ }));
    expect(size).toHaveValue('0.2');
    await confirmWith(user, 'Open long');
    await waitFor(() => expect(present.exchange.submitted).toMatchObject([{ share: '2' }]));
  });

  it('the order form names the minimum where the typed size is less than a lot, and keeps the size', async () => {
    const { user } = open();
    await chooseMultiple(user);
    await chooseSizeUnit(user, 'USDT');
    const size = screen.getByRole('textbox', { name: 'Size' });
    await user.type(size, '9699');
    await user.click(screen.getByRole('button', { name: /^Open long/ }));
    expect(await screen.findByText('Minimum lots: 1.')).toBeInTheDocument();
    expect(size).toHaveValue('9699');
    await user.clear(size);
    await user.type(size, '19400');
    expect(size).toHaveAccessibleDescription('= 2 lots (0.2 BTC)');
    expect(present.exchange.submitted).toEqual([]);
  });

  it('the order form empties the stop visibly when a level of the book makes the order a limit order, and opens it', async () => {
    const opened = open();
    const { user } = opened;
    await fillForm(user);
    await user.click(screen.getByRole('checkbox', { name: 'TP/SL' }));
    await user.type(screen.getByRole('textbox', { name: 'Take profit' }), '90000');
    act(() => void opened.store.dispatch(levelTaken({ pair: pair.id, price: decimal(96_000) })));
    expect(screen.getByRole('radio', { name: 'Limit' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Lots' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Take profit' })).toHaveValue('');
    await fillForm(user);
    await user.click(screen.getByRole('button', { name: /^Open long/ }));
    expect(await screen.findByRole('dialog', { name: 'Open long BTC/USDT' })).toBeInTheDocument();
  });

  it('the order form focuses a stop on the wrong side', async () => {
    const { user } = open();
    await fillForm(user);
    await user.click(screen.getByRole('checkbox', { name: 'TP/SL' }));
    await user.type(stop(), '99000');
    await user.click(screen.getByRole('button', { name: /^Open long/ }));
    expect(stop()).toHaveFocus();
    expect(stop()).toHaveAccessibleDescription(/must be below the entry and current price/);
  });

  it('an exit in per cent is on the side of the direction that is pressed, and its fields stay after an order', async () => {
    const { user } = open();
    await fillForm(user);
    await user.click(screen.getByRole('checkbox', { name: 'TP/SL' }));
    await user.type(stop(), '96030');
    await user.click(screen.getAllByRole('button', { name: /^TP\/SL in/ })[0] ?? stop());
    await user.click(await screen.findByRole('menuitemradio', { name: '%' }));
    expect(stop()).toHaveValue('1');
    await user.click(screen.getByRole('button', { name: /^Open short/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Open short BTC/USDT' });
    expect(dialog).toHaveTextContent('Stop loss97,959.9');
    await user.click(within(dialog).getByRole('button', { name: 'Open short' }));
    await waitFor(() => expect(present.exchange.submitted).toHaveLength(1));
    await waitFor(() => expect(stop()).toHaveValue(''));
  });

  it('the order form says beside the exits of a limit order that they work only while the site is open', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'TP/SL' }));
    expect(screen.queryByText('Works only while this site is open')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Limit' }));
    expect(screen.getByText('Works only while this site is open')).toBeVisible();
  });

  it('the order form says that the lots do not suffice for so many orders, in the split that its menu opens', async () => {
    const { user } = open();
    await fillForm(user);
    expect(screen.queryByRole('combobox', { name: 'Number of orders' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Split order' }));
    await user.click(screen.getByRole('combobox', { name: 'Number of orders' }));
    await user.click(await screen.findByRole('option', { name: '3' }));
    await user.click(screen.getByRole('button', { name: /^Open long/ }));
    expect(screen.getByText('Not enough lots to split into this many orders.')).toBeInTheDocument();
  });

  it('the order form sends no order while a stop has a text without a value', async () => {
    const { user } = open();
    await fillForm(user);
    await user.click(screen.getByRole('checkbox', { name: 'TP/SL' }));
    await user.type(stop(), '9.0.0');
    await user.click(screen.getByRole('button', { name: /^Open long/ }));
    expect(stop()).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the order form fills the lots that a share of the balance pays with their fee', async () => {
    const { user } = open();
    await chooseMultiple(user);
    fireEvent.change(screen.getByRole('slider', { name: 'Percentage of available balance' }), {
      target: { value: '50' },
    });
    // One lot: 970 USDT of margin and 6.79 USDT of fees.
    expect(screen.getByRole('textbox', { name: 'Lots' })).toHaveValue('5');
  });

  it('the order form shows the figures of the direction whose button has the pointer or the focus, and none before there is an order', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: /^Leverage/ });
    expect(screen.queryByRole('button', { name: /show the other direction$/ })).not.toBeInTheDocument();
    await fillForm(user);
    expect(screen.getByRole('button', { name: 'Long: show the other direction' })).toBeVisible();
    await user.hover(screen.getByRole('button', { name: 'Open short 10×' }));
    const other = screen.getByRole('button', { name: 'Short: show the other direction' });
    await user.click(other);
    expect(screen.getByRole('button', { name: 'Long: show the other direction' })).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Open short 10×' }).focus());
    expect(screen.getByRole('button', { name: 'Short: show the other direction' })).toBeVisible();
  });

  it('the order form preselects the multiple that was chosen last for the pair', async () => {
    const first = open();
    await chooseMultiple(first.user);
    first.unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Open long 10×' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Leverage 10×' })).toBeVisible();
  });

  it('the details of the order stay open once they were opened', async () => {
    localStorage.setItem('bourse.lever.details', '1');
    const { user } = open();
    await fillForm(user);
    expect(screen.getByText('Details').closest('details')).toHaveAttribute('open');
    expect(screen.getByText('Contract value')).toBeVisible();
  });

  it('the order form offers no leverage trading for a pair without a lot size', async () => {
    renderFeature(<OrderPanel pair={aPair({ lotSize: undefined })} book={createBookStore()} />, { reducers });
    expect(
      await screen.findByText(/^Leverage trading is not available for this pair\. Choose another pair\./),
    ).toBeInTheDocument();
  });
});
