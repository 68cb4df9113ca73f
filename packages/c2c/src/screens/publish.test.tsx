import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { rejection, respond, status } from '@bourse/api-client/testing';
import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { currencyList } from '@bourse/contracts/market';
import { marketHandlers } from '@bourse/market/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { ownAds, publishAd } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';
import { reducers } from '../reducers';
import { aWireAd, c2cExchange, c2cHandlers, type C2cExchange } from '../testing';
import { Component as PublishScreen } from './publish';
import { PATHS } from '../paths';

let exchange: C2cExchange;
const { server } = freshServer(() => [
  ...c2cHandlers((exchange = c2cExchange())),
  ...marketHandlers(),
  respond(currencyList, () => ({ legal: [{ id: 3, name: 'USDT' }] })),
]);
beforeAll(() => preloadMessages([c2cMessages, featureKitMessages, safeWritesMessages, listsMessages, uiKitMessages]));

it('the form clears its inputs after a refused ad, names the reason, and restores the inputs with one button', async () => {
  server.use(respond(publishAd, () => rejection(SERVER_TEXTS.insufficientBalance)));
  const { user } = renderFeature(<PublishScreen />, { reducers, address: PATHS.publish });
  const price = await screen.findByRole('textbox', { name: /^Price/ });
  const amount = screen.getByRole('textbox', { name: /^Amount/ });
  await user.type(price, '7.25');
  await user.type(amount, '1000');
  await user.click(screen.getByRole('radio', { name: 'Bank card' }));
  await user.click(screen.getByRole('button', { name: 'Post ad' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Post ad' }));

  expect(await screen.findByText('The ad was not posted and the form was cleared.')).toBeVisible();
  expect(screen.getByText('Insufficient balance.')).toBeVisible();
  expect(price).toHaveValue('');
  expect(amount).toHaveValue('');

  await user.click(screen.getByRole('button', { name: 'Restore form' }));
  expect(price).toHaveValue('7.25');
  expect(amount).toHaveValue('1,000');
});

it('the form shows the available coin, fills it in, and publishes with a minimum where parts can be taken', async () => {
  const { user } = renderFeature(<PublishScreen />, { reducers, address: PATHS.publish });
  expect(await screen.findByText('Available 2,500.5 USDT')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Coin' })).toHaveTextContent('USDT');
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '7.25');
  await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '2500.51');
  await user.click(screen.getByRole('radio', { name: 'Bank card' }));
  await user.click(screen.getByRole('button', { name: 'Post ad' }));
  expect(await screen.findByText('Insufficient balance. Reduce the amount.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveValue('2,500.5');
  const minimum = screen.getByRole('textbox', { name: /^Minimum per order/ });
  await user.type(minimum, '3000');
  await user.click(screen.getByRole('button', { name: 'Post ad' }));
  expect(await screen.findByText('Enter a minimum above 0, up to the amount.')).toBeVisible();
  await user.clear(minimum);
  await user.type(minimum, '100');
  await user.click(screen.getByRole('button', { name: 'Post ad' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Post ad' }));
  await waitFor(() => expect(exchange.received).toHaveLength(1));
  expect(exchange.received[0]?.request).toMatchObject({ total_number: '2500.5', min_number: '100' });
});

async function post(user: ReturnType<typeof renderFeature>['user']) {
  await user.type(await screen.findByRole('textbox', { name: /^Price/ }), '7.25');
  await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '100');
  await user.click(screen.getByRole('radio', { name: 'Bank card' }));
  await user.click(screen.getByRole('button', { name: 'Post ad' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Post ad' }));
}

/** The exchange makes the ad, and its reply is lost. */
const losesReply = () =>
  respond(publishAd, ({ request }) => {
    const { price = '0', total_number } = request;
    exchange.ownAds = [aWireAd({ id: 71, type: 'sell', price, total_number, surplus_number: total_number })];
    return status(502);
  });

it('the form finds the ad whose reply was lost, although the screen of the own ads was never opened', async () => {
  server.use(losesReply());
  const { user } = renderFeature(<PublishScreen />, { reducers, address: PATHS.publish });
  await screen.findByText('Available 2,500.5 USDT');
  await post(user);
  expect(await screen.findByText('Ad posted')).toBeVisible();
});

it('the form says that an ad like the lost one exists, and not that the ad was not found, while the ads before it are unknown', async () => {
  server.use(
    losesReply(),
    http.get(`*/api${ownAds.path}`, () => status(502), { once: true }),
  );
  const { user } = renderFeature(<PublishScreen />, { reducers, address: PATHS.publish });
  await post(user);
  const outcome = await screen.findByRole('status', { name: 'Ad status unknown' });
  expect(outcome).toHaveTextContent('A matching record exists, but it may be an earlier one.');
});

it('the form asks for the trade password where the back end wants it, and sends it under its name', async () => {
  let fields: URLSearchParams | undefined;
  server.use(
    http.post('*/api/c2c_send', async ({ request }) => {
      fields = new URLSearchParams(await request.text());
      return HttpResponse.json({ type: 'ok', message: '' });
    }),
  );
  const { user } = renderFeature(<PublishScreen />, { reducers, address: PATHS.publish, dialect: 'c' });
  await user.type(await screen.findByRole('textbox', { name: /^Price/ }), '7.25');
  await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '1000');
  await user.click(screen.getByRole('radio', { name: 'Bank card' }));
  await user.click(screen.getByRole('button', { name: 'Post ad' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Post ad' }));
  expect(await dialog.findByText('Enter the trade password')).toBeVisible();
  await user.type(dialog.getByLabelText('Trade password', { selector: 'input' }), 'second2');
  await user.click(dialog.getByRole('button', { name: 'Post ad' }));
  await waitFor(() => expect(fields?.get('pay_password')).toBe('second2'));
});

it('the form has no minimum where the exchange does not take parts', async () => {
  exchange.abilities = undefined;
  renderFeature(<PublishScreen />, { reducers, address: PATHS.publish });
  expect(await screen.findByText(/^Available/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Minimum/ })).toBeNull();
});
