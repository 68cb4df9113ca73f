import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { featureKitMessages } from '@bourse/feature-kit';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { c2cMessages } from '../locales/messages';
import { useDeadline } from './use-deadline';

beforeAll(() => preloadMessages([c2cMessages, featureKitMessages, safeWritesMessages, listsMessages, uiKitMessages]));
beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    }),
);
afterEach(() => void vi.useRealTimers());

function Order({ until }: { readonly until: number | undefined }) {
  return <output>{useDeadline(until).announcement}</output>;
}

it('useDeadline shows the remaining time in the title of the page, and restores the title', () => {
  document.title = 'My orders';
  const { unmount } = renderFeature(<Order until={Date.now() + 600_000} />);
  expect(document.title).toContain('10:00');
  act(() => void vi.advanceTimersByTime(1000));
  expect(document.title).toContain('9:59');
  unmount();
  expect(document.title).toBe('My orders');
});

it('useDeadline says in the title and announces that the window is over, and shows no clock at 0:00', () => {
  renderFeature(<Order until={Date.now() + 1000} />);
  act(() => void vi.advanceTimersByTime(2000));
  expect(document.title).toBe('Time is up, being cancelled');
  expect(screen.getByRole('status')).toHaveTextContent('The payment window has expired. The order is being cancelled.');
});

it('useDeadline announces the last five minutes', () => {
  renderFeature(<Order until={Date.now() + 302_000} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByRole('status')).toHaveTextContent('5 minutes');
});
