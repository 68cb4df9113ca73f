import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { featureKitMessages } from '@bourse/feature-kit';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { c2cMessages } from '../locales/messages';
import { anOrder } from '../testing';
import { PayDialog } from './pay-dialog';

beforeAll(() => preloadMessages([c2cMessages, featureKitMessages, safeWritesMessages, listsMessages, uiKitMessages]));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

it('the dialog confirms a payment only after the time to read and the statement that the money was sent', () => {
  const onConfirm = vi.fn<() => void>();
  renderFeature(
    <PayDialog order={anOrder()} isPending={false} isPayeeChanged={false} onConfirm={onConfirm} onCancel={() => {}} />,
  );
  const button = screen.getAllByRole('button').at(-1);
  if (!button) throw new Error('no button');
  expect(button).toBeDisabled();
  for (let second = 1; second <= 5; second += 1) act(() => void vi.advanceTimersByTime(1000));
  expect(button).toBeEnabled();

  fireEvent.click(button);
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(button);
  expect(onConfirm).toHaveBeenCalledOnce();
});
