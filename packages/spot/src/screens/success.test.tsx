import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pressed, replied, sent } from '../submit-order/slice';
import { aTicket } from '../testing/fixtures';
import { renderSpot, type RenderedSpot } from '../testing/render-spot';
import { Component as Success } from './success';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

/** This tab has placed an order. */
function place({ store }: RenderedSpot) {
  const press = pressed(aTicket());
  act(() => {
    store.dispatch(press);
    store.dispatch(sent({ open: [], fills: [] }));
    store.dispatch(replied({ id: press.payload.id, result: 'done', at: 0 }));
  });
}

it('says that an order was placed, and leads to it', async () => {
  place(renderSpot(<Success />, { address: '/success?of=order' }));
  expect(await screen.findByText('Your order has been placed.')).toBeVisible();
  expect(screen.getByText('Buy 0.5 BTC at 97,000 USDT')).toBeVisible();
  expect(hrefs()).toEqual(['/allTransaction', '/allTransaction?tab=history', '/dealCenter', '/']);
});

it('says of anything else that it was received, where something was submitted', async () => {
  const { router } = renderSpot(<Success />, { address: '/success' });
  await act(() => router.navigate('/success', { state: { submitted: true } }));
  expect(await screen.findByText('We have received your submission.')).toBeVisible();
  expect(hrefs()).toEqual(['/dealCenter', '/']);
});

it.each(['/success', '/success?of=order', '/success?of=%3Cb%3Eyou+have+won'])(
  'claims nothing where the address alone says so: %s',
  async (address) => {
    renderSpot(<Success />, { address });
    expect(await screen.findByText('There is no news of an order or a submission here.')).toBeVisible();
    expect(screen.queryByText(/placed\.|received|won/)).not.toBeInTheDocument();
  },
);
