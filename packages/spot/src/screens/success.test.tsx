import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSpot } from '../testing/render-spot';
import { Component as Success } from './success';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('says that an order was placed, and leads to it', async () => {
  renderSpot(<Success />, { address: '/success?of=order' });
  expect(await screen.findByText('Your order has been placed.')).toBeVisible();
  expect(hrefs()).toEqual(['/allTransaction', '/allTransaction?tab=history', '/dealCenter', '/']);
});

it('says of anything else that it was received, whatever the address says', async () => {
  renderSpot(<Success />, { address: '/success?of=%3Cb%3Eyou+have+won' });
  expect(await screen.findByText('We have received your submission.')).toBeVisible();
  expect(screen.queryByText(/won/)).not.toBeInTheDocument();
  expect(hrefs()).toEqual(['/dealCenter', '/']);
});
