import { respond } from '@bourse/api-client/testing';
import { capabilities } from '@bourse/contracts/site';
import { expectToFailAlone, freshServer, panelsOnScreen } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { aPair } from '@bourse/market/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import type * as kit from '@bourse/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FollowedMarket } from './followed-market';

vi.mock('@bourse/ui-kit', async (importOriginal) => {
  const { withBreakablePanels } = await import('@bourse/feature-kit/test-server');
  return withBreakablePanels(await importOriginal<typeof kit>());
});

freshServer(() => [
  respond(capabilities, () => ({
    prices: { venue: 'Kraken', state: 'live' as const, recorded: 1, pairs: [{ id: 1, symbol: 'BTC/USDT', late: 0 }] },
  })),
]);

it.each(['Prices', 'Replay'])(
  'a failing panel "%s" of the followed market takes nothing else of the screen with it',
  async (panel) => {
    // React reports every error that a boundary catches.
    vi.spyOn(console, 'error').mockReturnValue();
    await preloadMessages([uiKitMessages]);
    const { user } = renderFeature(
      <>
        <h1>Trading</h1>
        <FollowedMarket pair={aPair({ matchId: 1 })} />
      </>,
    );
    await waitFor(() => expect(panelsOnScreen()).toEqual(['Prices', 'Replay']));
    await expectToFailAlone(panel, user);
    expect(screen.getByRole('heading', { name: 'Trading' })).toBeVisible();
  },
);
