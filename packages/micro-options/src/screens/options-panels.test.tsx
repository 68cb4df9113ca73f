import { decimal } from '@bourse/decimal';
import { expectToFailAlone, freshServer, panelsOnScreen, stubLayout } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { aGroup, aPair, marketHandlers } from '@bourse/market/testing';
import type * as kit from '@bourse/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { microOptions } from '../feature';
import { reducers } from '../reducers';
import { optionExchange, optionHandlers } from '../testing';
import { Component as DealCenter } from './options-deal-center';

vi.mock('@bourse/ui-kit', async (importOriginal) => {
  const { withBreakablePanels } = await import('@bourse/feature-kit/test-server');
  return withBreakablePanels(await importOriginal<typeof kit>());
});

/** Every panel of the screen, by its label; with one that is not here each test fails. */
const PANELS = ['BTC/USDT', 'Chart', 'Markets', 'My options', 'My orders', 'Trade'];

const pair = aPair({ matchId: 7, hasOptions: true, last: decimal(104_000) });
freshServer(() => [
  ...optionHandlers(optionExchange()),
  ...marketHandlers({ groups: () => [aGroup({ pairs: [pair] })] }),
]);

// As in the client: a panel that comes back does not wait for its texts.
beforeAll(() => preloadMessages(microOptions.messages));

// React reports every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

it.each(PANELS)(
  'a failing panel "%s" of the options screen takes no other panel and no input with it',
  async (panel) => {
    stubLayout(1680);
    const { user } = renderFeature(<DealCenter />, { reducers, address: '/secondDealCenter' });
    await waitFor(() => expect(panelsOnScreen()).toEqual(PANELS));
    await user.clear(await screen.findByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '25');
    await expectToFailAlone(panel, user);
    expect(await screen.findByLabelText('Amount')).toHaveValue('25');
  },
);

/** The panels of the screen on a phone before anything is pressed. */
const PHONE_PANELS = ['BTC/USDT', 'Chart', 'My options', 'My orders'];

async function openOnPhone() {
  stubLayout(390);
  const { user } = renderFeature(<DealCenter />, { reducers, address: '/secondDealCenter' });
  await waitFor(() => expect(panelsOnScreen()).toEqual(PHONE_PANELS));
  return user;
}

it('panels of the options screen on a phone that fail one after the other take no other panel with them', async () => {
  const user = await openOnPhone();
  for (const panel of PHONE_PANELS) await expectToFailAlone(panel, user);
  expect(panelsOnScreen()).toEqual(PHONE_PANELS);
});

it.each([
  ['Info', 'tab', 'Info'],
  ['Markets', 'button', /^BTC\/USDT/],
  ['Trade', 'button', 'Up'],
] as const)(
  'a failing panel "%s" behind a %s of the options screen takes no other panel with it on a phone',
  async (panel, role, name) => {
    const user = await openOnPhone();
    await user.click(await screen.findByRole(role, { name }));
    await waitFor(() => expect(panelsOnScreen()).toContain(panel));
    await expectToFailAlone(panel, user);
  },
);
