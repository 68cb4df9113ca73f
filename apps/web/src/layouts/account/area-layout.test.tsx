import { AreaMenu, type Feature } from '@bourse/feature-kit';
import { identity } from '@bourse/identity';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { featureWith, menuEntry, trading } from '../../testing/features';
import { renderShell } from '../../testing/render-shell';
import { headerServer, SESSION } from '../header/header.test-support';

headerServer();

const menu = <AreaMenu label="Wallet menu" entries={[{ path: '/spotProfit', label: 'Profit and loss' }]} />;
const menuPart = { lazy: () => Promise.resolve({ Component: () => menu }), messages: [], reducers: [] };
const wallet = { ...trading, parts: { menu: menuPart } };
const results: Feature = {
  ...featureWith({ path: '/spotProfit', layout: 'assets' }, 'spot/profit'),
  menu: [menuEntry('/spotDeal', 'Spot')],
};

test('a screen of the assets has their menu, and the entry of the assets in the header is current', async () => {
  await renderShell({ features: [identity, wallet, results], addresses: ['/spotProfit'], session: SESSION });
  expect(await screen.findByRole('heading', { name: 'Deal screen' })).toBeVisible();
  const area = within(await screen.findByRole('navigation', { name: 'Wallet menu' }));
  expect(area.getByRole('link', { name: 'Profit and loss' })).toHaveAttribute('aria-current', 'page');
  const header = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(header.getByRole('link', { name: 'Assets' })).toHaveAttribute('aria-current', 'true');
  expect(header.queryByRole('link', { current: 'page' })).toBeNull();
});
