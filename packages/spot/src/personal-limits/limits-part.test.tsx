import { decimal } from '@bourse/decimal';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { freshExchange } from '../testing/fresh-exchange';
import { renderSpot } from '../testing/render-spot';
import { spotLimits } from './limits';
import { Component as LimitsPart } from './limits-part';

freshExchange();
beforeEach(() => {
  spotLimits.limits.write({});
  spotLimits.results.write({});
});

it('the settings show the limits of each quote currency and open their editor', async () => {
  spotLimits.setLimit('EUR', 'trades', decimal('3'), Date.now());
  const { user } = renderSpot(<LimitsPart />);
  expect(await screen.findByRole('heading', { name: 'Spot' })).toBeVisible();
  expect(await screen.findByText('No limit')).toBeVisible();
  expect(screen.getByText('Trades a day: 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change: Spot · USDT' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'My limits' }));
  await user.type(dialog.getByRole('textbox', { name: 'Daily loss limit' }), '50');
  await user.click(dialog.getByRole('button', { name: 'Save limits' }));
  expect(await screen.findByText('Daily loss limit: 50 USDT')).toBeVisible();
});
