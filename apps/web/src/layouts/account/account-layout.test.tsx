import { freshServer } from '@bourse/feature-kit/test-server';
import { rejection, respond } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { identity } from '@bourse/identity';
import { regionUsers, userInfo } from '@bourse/contracts/identity';
import { aWireUser } from '@bourse/identity/testing';
import { customerService } from '@bourse/contracts/site';
import { eventually } from '@bourse/vitest-config/eventually';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { featureWith, trading } from '../../testing/features';
import { renderShell } from '../../testing/render-shell';

const { server } = freshServer(() => [
  respond(userInfo, () => aWireUser()),
  respond(customerService, () => ({ pc: 'https://support.example/chat' })),
]);

const inAccount = featureWith({ path: '/account/accountEntrust', layout: 'account' });

async function openMenu() {
  await renderShell({
    features: [identity, trading, inAccount],
    addresses: ['/account/accountEntrust'],
    session: { token: 'the-token', userId: 7 },
  });
  await screen.findByText('Deal screen');
  const button = screen.queryByRole('button', { name: 'Account menu' });
  button?.click();
  return within(await screen.findByRole('navigation', { name: 'Account menu' }));
}

test('the account menu has the regional users for an agent', async () => {
  server.use(respond(regionUsers, () => ({ data: [], total: 0 })));
  const menu = await openMenu();
  expect(await menu.findByRole('link', { name: 'Regional users' })).toHaveAttribute('href', '/account/region');
});

test('the account menu has no regional users for a user whom the exchange refuses them', async () => {
  let asked = 0;
  server.use(
    respond(regionUsers, () => {
      asked += 1;
      return rejection(SERVER_TEXTS.regionNotPermitted);
    }),
  );
  const menu = await openMenu();
  await eventually(() => expect(asked).toBe(1));
  expect(menu.getByRole('link', { name: 'Account settings' })).toBeVisible();
  expect(menu.queryByRole('link', { name: 'Regional users' })).not.toBeInTheDocument();
});
