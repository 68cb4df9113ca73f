import { renderFeature } from '@bourse/feature-kit/testing';
import { freshServer } from '@bourse/feature-kit/test-server';
import { respond } from '@bourse/api-client/testing';
import { payeeInfo, userInfo } from '@bourse/contracts/identity';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { identityMessages } from '../locales/messages';
import { aWireUser } from '../testing';
import { Component as TradeRequirements } from './trade-requirements';

const asked: string[] = [];
const { server } = freshServer(() => [
  respond(userInfo, () => aWireUser({ review_status: 0 })),
  respond(payeeInfo, () => {
    asked.push(payeeInfo.path);
    return null;
  }),
]);
beforeAll(() => preloadMessages([identityMessages, uiKitMessages]));

it('the requirements of a trade are named with links before anything is entered, and the payment settings lead back', async () => {
  const { user, router } = renderFeature(<TradeRequirements />, { address: '/fiatradCenter?side=sell' });
  expect(await screen.findByRole('link', { name: 'Verify your identity' })).toHaveAttribute('href', '/authentication');
  await user.click(await screen.findByRole('link', { name: 'Add a payment method' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/userSetting'));
  expect(router.state.location.state).toMatchObject({ from: '/fiatradCenter?side=sell' });
});

it('a user with a verified identity and a payment method sees no requirements', async () => {
  asked.length = 0;
  server.use(
    respond(userInfo, () => aWireUser({ review_status: 2 })),
    respond(payeeInfo, () => {
      asked.push(payeeInfo.path);
      return { real_name: 'Ana', alipay_account: 'ana' };
    }),
  );
  const { store } = renderFeature(<TradeRequirements />);
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"realName":"Ana"'));
  expect(asked).toHaveLength(1);
  expect(screen.queryByText('Before you trade')).toBeNull();
});
