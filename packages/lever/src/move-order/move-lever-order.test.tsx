import { expired, respond } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { renderFeature } from '@bourse/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { preloadMessages } from '@bourse/i18n/testing';
import { moveMessages } from '@bourse/trading';
import { useLeverAccount } from '../account/use-lever-account';
import { leverSubmit } from '@bourse/contracts/lever';
import { useChartLines } from '../deal-screen/use-chart-lines';
import { freshTrading, pair } from '../deal-screen/trading.test-support';
import { OrdersList } from '../orders/orders-tabs';
import { reducers } from '../reducers';
import { aPosition } from '../testing';
import { MoveLeverOrder, type LeverMove } from './move-lever-order';

const { server, present } = freshTrading();
beforeAll(() => preloadMessages([moveMessages]));

const nothing = () => {};

/** As on the leverage screen: the chart's lines, the list of pending orders, and the dialog. A button drops the line of order 40. */
function Screen() {
  const account = useLeverAccount(pair.id);
  const [move, setMove] = useState<LeverMove>();
  const lines = useChartLines(pair, account, { onStops: nothing, onMove: setMove, onEnd: nothing });
  const line = lines.find(({ id }) => id === 'entrust 40');
  return (
    <>
      <button type="button" onClick={() => line?.drag?.onDrop(decimal(95_000))}>
        drop
      </button>
      <OrdersList list="entrusts" pair={pair} account={account} onMove={(order) => setMove({ order })} />
      <MoveLeverOrder pair={pair} account={account} move={move} onMove={setMove} />
    </>
  );
}

/** With a pending buy of 2 lots at 96,000 with leverage 10. */
async function open() {
  const [price, margin] = [decimal(96_000), decimal(1920)];
  present.exchange.entrusts = [
    aPosition({ id: 40, entryPrice: price, orderPrice: price, margin, initialMargin: margin }),
  ];
  const { user } = renderFeature(<Screen />, { reducers, address: '/leverdealCenter' });
  return { user, row: await screen.findByRole('button', { name: 'Edit order: order 40' }) };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit BTC/USDT order 40' }));

/** The order is revoked, and there is one at 95,000. */
const expectMoved = async () => {
  await waitFor(() => expect(present.exchange.submitted).toMatchObject([{ share: '2', target_price: '95000' }]));
  expect(present.exchange.revoked.map(({ id }) => id)).toEqual([40]);
  expect(await screen.findByRole('button', { name: 'Edit order: order 101' })).toBeInTheDocument();
};

describe('moving a pending leverage order', () => {
  it('moving a pending leverage order revokes it and places it at the new price, from its row by keyboard', async () => {
    const { user, row } = await open();
    row.focus();
    await user.keyboard('{Enter}');
    const shown = await dialog();
    shown.getByRole('textbox', { name: 'New price' }).focus();
    await user.keyboard('{Control>}a{/Control}98001');
    shown.getByRole('button', { name: 'Edit order' }).focus();
    await user.keyboard('{Enter}');
    expect(shown.getByText('For a long order, the limit price cannot be above the current price.')).toBeVisible();
    // The field with the problem has the focus.
    await user.keyboard('{Control>}a{/Control}95000');
    shown.getByRole('button', { name: 'Edit order' }).focus();
    await user.keyboard('{Enter}');
    await expectMoved();
  });

  it('moving a pending leverage order says what exists where the session expires (999) in between, and does not place it again', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'drop' }));
    server.use(respond(leverSubmit, () => expired()));
    await user.click((await dialog()).getByRole('button', { name: 'Edit order' }));
    expect(await screen.findByText(/^Order cancelled, not placed again: your session expired\./)).toBeInTheDocument();
    expect(present.exchange.submitted).toEqual([]);
  });

  it('an order that is dropped at a new price on the chart asks with the margin at that price, by mouse', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'drop' }));
    const shown = await dialog();
    expect(shown.getByRole('textbox', { name: 'New price' })).toHaveValue('95,000');
    // 0.2 BTC × 95,000 ÷ 10.
    expect(shown.getByText('Margin').nextSibling).toHaveTextContent('1,900');
    expect(shown.getByText(/^An edit is two steps/)).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Edit order' }));
    await expectMoved();
  });
});
