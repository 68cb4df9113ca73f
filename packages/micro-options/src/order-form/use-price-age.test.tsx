import { tickerEvent } from '@bourse/contracts/market';
import { renderFeature } from '@bourse/feature-kit/testing';
import { eventually } from '@bourse/vitest-config/eventually';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsPriceOld } from './use-price-age';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function Age() {
  return <output>{useIsPriceOld('1-3') ? 'old' : 'new'}</output>;
}
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('usePriceAge calls a price stale after two seconds without an event of the pair', async () => {
  const { realtime } = renderFeature(<Age />);
  // Its texts are loaded first, and its effects run after the text is there.
  await eventually(() => expect(vi.getTimerCount()).toBe(1));
  pass(2000);
  expect(screen.getByText('new')).toBeVisible();
  pass(400);
  expect(screen.getByText('old')).toBeVisible();

  act(() => realtime.emit(tickerEvent, { currency_id: 2, legal_id: 3, now_price: '3900' }));
  expect(screen.getByText('old')).toBeVisible();
  act(() => realtime.emit(tickerEvent, { currency_id: 1, legal_id: 3, now_price: '104000' }));
  expect(screen.getByText('new')).toBeVisible();
});
