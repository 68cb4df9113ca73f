import { exchangeApi } from '@bourse/api-client';
import { rejection, respond } from '@bourse/api-client/testing';
import { claimPlayMoney, userInfo } from '@bourse/contracts/identity';
import { capabilities } from '@bourse/contracts/site';
import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { identityMessages } from '../locales/messages';
import { endNewcomer, markNewcomer } from '../next-steps/first-steps';
import { aWireUser } from '../testing';
import { Component as ClaimPlayMoney } from './claim-play-money';

let total = '0';
let practice: object | undefined;
const { server } = freshServer(() => {
  total = '0';
  practice = { play_money: '10000' };
  return [
    respond(userInfo, () => aWireUser({ total_assets: total })),
    respond(capabilities, () => ({ account: 'practice' as const, practice })),
  ];
});
beforeAll(() => preloadMessages([identityMessages, uiKitMessages, featureKitMessages], ['en']));
afterEach(endNewcomer);

const open = () => renderFeature(<ClaimPlayMoney />, { address: '/account/recharge' });
const offer = () => screen.findByRole('button', { name: 'Get 10,000 USDT play money' });

/** Opens the part and waits for the user and the capabilities. */
async function openWhole() {
  const { store } = open();
  await waitFor(() => {
    const { queries } = store.getState()[exchangeApi.reducerPath];
    const names = Object.values(queries).flatMap((query) =>
      query?.fulfilledTimeStamp !== undefined ? [query.endpointName] : [],
    );
    expect(names).toEqual(expect.arrayContaining(['userInfo', 'capabilities']));
  });
}

test('a user without money and without the line of the next step gets the play money with one press', async () => {
  server.use(
    respond(claimPlayMoney, () => {
      total = '10000';
      return '操作成功';
    }),
  );
  const { user } = open();
  await user.click(await offer());
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});

test('the part shows the reason of a refused claim', async () => {
  server.use(respond(claimPlayMoney, () => rejection('Already claimed')));
  const { user } = open();
  await user.click(await offer());
  expect(await screen.findByText('Already claimed')).toBeVisible();
});

test.each([
  ['to a user with money', () => void (total = '1')],
  ['where the back end announces no practice', () => void (practice = undefined)],
])('the part offers no play money %s', async (_case, prepare) => {
  prepare();
  await openWhole();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the part offers no play money beside the line of the next step', async () => {
  open();
  await offer();
  act(markNewcomer);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
