import { respond, status } from '@bourse/api-client/testing';
import { capabilities } from '@bourse/contracts/site';
import { identity } from '@bourse/identity';
import { userInfo } from '@bourse/contracts/identity';
import { aWireUser } from '@bourse/identity/testing';
import { newsList } from '@bourse/contracts/news';
import { screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { trading } from '../../testing/features';
import { renderShell } from '../../testing/render-shell';

// A file of its own: the code of the total is loaded once, and is not there yet.
const server = setupServer(
  respond(capabilities, () => status(404)),
  respond(newsList, () => ({ list: [] })),
  respond(userInfo, () => aWireUser()),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const ignore = () => undefined;

/** The menu as it is in the document at first. */
const firstSheet = () =>
  new Promise<string>((resolve) => {
    new MutationObserver((_changes, observer) => {
      const sheet = screen.queryByRole('dialog', { name: 'Menu' });
      if (!sheet) return;
      observer.disconnect();
      resolve(sheet.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });

test('the menu of a small screen opens with the total assets, so that no entry moves under a finger', async () => {
  const listeners = { addEventListener: ignore, removeEventListener: ignore, addListener: ignore };
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    media,
    removeListener: ignore,
    ...listeners,
  }));
  const { user } = await renderShell({
    features: [identity, trading],
    addresses: ['/dealCenter'],
    session: { token: 'the-token', userId: 7, account: 'demo@bourse.example' },
  });
  await screen.findByText('Deal screen');
  const opened = firstSheet();
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Menu' }));
  expect(await opened).toContain('Total assets');
});
