import { decimal } from '@bourse/decimal';
import { renderFeature } from '@bourse/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useLeverAccount } from '../account/use-lever-account';
import { freshTrading, pair } from '../deal-screen/trading.test-support';
import { OrdersList } from '../orders/orders-tabs';
import { reducers } from '../reducers';
import { StopsEditor, type StopsEdit } from '../stops/stops-editor';
import { aPosition } from '../testing';
import { planStops, storedPlans } from './stored-plans';

const { present } = freshTrading();
beforeEach(() => storedPlans.write(undefined));

function Pending() {
  const account = useLeverAccount(pair.id);
  const [edit, setEdit] = useState<StopsEdit>();
  return (
    <>
      <OrdersList list="entrusts" pair={pair} account={account} onStops={(order) => setEdit({ order })} />
      <StopsEditor account={account} edit={edit} onEdit={setEdit} />
    </>
  );
}

it('the row of a pending order says that its planned TP/SL work only while the site is open, and edits and removes them', async () => {
  const order = aPosition({ id: 40, entryPrice: decimal(96_000) });
  present.exchange.entrusts = [order];
  planStops([order], { takeProfit: undefined, stopLoss: decimal(90_000) }, Date.now());
  const { user } = renderFeature(<Pending />, { reducers, address: '/leverdealCenter' });
  const row = within((await screen.findByRole('button', { name: 'TP/SL: order 40' })).closest('tr') ?? document.body);
  expect(row.getByText('90,000.00')).toBeVisible();
  expect(row.getByText('Works only while this site is open')).toBeVisible();

  const open = async () => {
    await user.click(row.getByRole('button', { name: 'TP/SL: order 40' }));
    return within(await screen.findByRole('dialog', { name: 'TP/SL of BTC/USDT order 40' }));
  };
  const dialog = await open();
  expect(dialog.getByText('Works only while this site is open')).toBeVisible();
  // The limit price decides, not the market.
  const takeProfit = within(dialog.getByRole('group', { name: 'Take profit' })).getByRole('textbox', { name: 'Price' });
  await user.type(takeProfit, '96500');
  await user.click(dialog.getByRole('button', { name: 'Set TP/SL' }));
  await waitFor(() => expect(storedPlans.read()).toMatchObject([{ id: 40, takeProfit: '96500', stopLoss: '90000' }]));

  const again = await open();
  for (const name of ['Clear Take profit', 'Clear Stop loss']) await user.click(again.getByRole('button', { name }));
  await user.click(again.getByRole('button', { name: 'Set TP/SL' }));
  await waitFor(() => expect(storedPlans.read()).toEqual([]));
  expect(row.queryByText('Works only while this site is open')).not.toBeInTheDocument();
});
