// @vitest-environment jsdom
import type { ScreenModule } from '@bourse/feature-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { featureWith, trading } from '../testing/features';
import { renderShell } from '../testing/render-shell';
import { createPrefetch } from './create-prefetch';

const loaded: ScreenModule = { Component: () => 'Other screen' };

/** A shell on the deal screen; `lazy` loads the screen at `/other`. */
async function renderWith(lazy: () => Promise<ScreenModule>) {
  const { router } = await renderShell({ features: [trading, featureWith({ lazy })], addresses: ['/dealCenter'] });
  await screen.findByText('Deal screen');
  return { router, prefetch: createPrefetch(router) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the prefetch of a screen loads its code once', async () => {
  const lazy = vi.fn<() => Promise<ScreenModule>>(() => Promise.resolve(loaded));
  const { prefetch } = await renderWith(lazy);
  prefetch('/other');
  prefetch('/other');
  expect(lazy).toHaveBeenCalledOnce();
});

test('the prefetch of a screen requests nothing for the present screen, an unknown address, or with the data saver', async () => {
  const lazy = vi.fn<() => Promise<ScreenModule>>(() => Promise.resolve(loaded));
  const { prefetch } = await renderWith(lazy);
  prefetch('/dealCenter');
  prefetch('/no/such/page');
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  prefetch('/other');
  expect(lazy).not.toHaveBeenCalled();
});

test('the prefetch of a screen is silent if it fails; the next one and a navigation load again', async () => {
  const lazy = vi.fn<() => Promise<ScreenModule>>(() => Promise.resolve(loaded));
  lazy.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { router, prefetch } = await renderWith(lazy);
  prefetch('/other');
  await waitFor(() => {
    prefetch('/other');
    expect(lazy).toHaveBeenCalledTimes(2);
  });
  expect(screen.getByText('Deal screen')).toBeVisible();

  await act(() => router.navigate('/other'));
  expect(await screen.findByText('Other screen')).toBeVisible();
  expect(lazy).toHaveBeenCalledTimes(3);
});
