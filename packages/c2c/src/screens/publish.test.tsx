import { rejection, respond } from '@bourse/api-client/testing';
import { featureKitMessages, PATHS } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { marketMessages } from '@bourse/market';
import { currencyList } from '@bourse/market/contract';
import { marketHandlers } from '@bourse/market/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { publishAd } from '../contract';
import { c2cMessages } from '../locales/messages';
import { reducers } from '../reducers';
import { c2cExchange, c2cHandlers } from '../testing';
import { Component as PublishScreen } from './publish';

freshServer(() => [
  respond(publishAd, () => rejection(SERVER_TEXTS.insufficientBalance)),
  ...c2cHandlers(c2cExchange()),
  ...marketHandlers(),
  respond(currencyList, () => ({ legal: [{ id: 3, name: 'USDT' }] })),
]);
beforeAll(() => preloadMessages([c2cMessages, featureKitMessages, marketMessages, uiKitMessages]));
beforeEach(() => globalThis.sessionStorage.clear());

it('clears the inputs after a refused ad, names the reason, and restores them with one button', async () => {
  const { user } = renderFeature(<PublishScreen />, { reducers, address: PATHS.c2c });
  const price = await screen.findByRole('textbox', { name: /^Price/ });
  const amount = screen.getByRole('textbox', { name: /^Quantity/ });
  await user.click(screen.getByRole('combobox', { name: 'Coin' }));
  await user.click(await screen.findByRole('option', { name: 'USDT' }));
  await user.type(price, '7.25');
  await user.type(amount, '1000');
  await user.click(screen.getByRole('radio', { name: 'Bank card' }));
  await user.click(screen.getByRole('button', { name: 'Post ad' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Post ad' }));

  expect(await screen.findByText('The ad was not posted and the inputs were cleared.')).toBeVisible();
  expect(screen.getByText('Your balance is not sufficient.')).toBeVisible();
  expect(price).toHaveValue('');
  expect(amount).toHaveValue('');

  await user.click(screen.getByRole('button', { name: 'Restore inputs' }));
  expect(price).toHaveValue('7.25');
  expect(amount).toHaveValue('1000');
});
