import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderWrite } from '../writes/order-write';
import { aTicket } from '../testing/fixtures';
import { freshExchange } from '../testing/fresh-exchange';
import { renderSpot } from '../testing/render-spot';
import { Component as Success } from './success';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

freshExchange();

it('the screen shows that an order was placed, with a link to it', async () => {
  const { store } = renderSpot(<Success />, { address: '/success?of=order' });
  await act(async () => {
    store.dispatch(orderWrite.press(aTicket()));
    await store.dispatch(orderWrite.send());
  });
  expect(await screen.findByText('Your order has been placed.')).toBeVisible();
  expect(screen.getByText('Buy 0.5 BTC at 97,000 USDT')).toBeVisible();
  expect(hrefs()).toEqual(['/allTransaction', '/allTransaction?tab=history', '/dealCenter', '/']);
});

it('the screen shows that another submission was received', async () => {
  const { router } = renderSpot(<Success />, { address: '/success' });
  await act(() => router.navigate('/success', { state: { submitted: true } }));
  expect(await screen.findByText('We have received your submission.')).toBeVisible();
  expect(hrefs()).toEqual(['/dealCenter', '/']);
});

it.each(['/success', '/success?of=order', '/success?of=%3Cb%3Eyou+have+won'])(
  'the screen shows no success for an address without a submission: %s',
  async (address) => {
    renderSpot(<Success />, { address });
    expect(await screen.findByText('There is no recent order or submission to show.')).toBeVisible();
    expect(screen.queryByText(/placed\.|received|won/)).not.toBeInTheDocument();
  },
);
