import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { marketMessages } from '../locales/messages';
import { aPair, aTrade, someTrades } from '../testing/fixtures';
import { RecentTrades } from './recent-trades';

beforeAll(() => preloadMessages([marketMessages, uiKitMessages]));

const newRows = () => screen.getAllByRole('row').filter((row) => 'new' in row.dataset);

it('a trade that arrives later is marked as new; the trades of the first answer and of another pair are not', () => {
  const trades = someTrades(3);
  const list = (pair = aPair(), shown = trades) => <RecentTrades pair={pair} trades={shown} />;
  const { rerender } = renderWithKit(list());
  expect(newRows()).toHaveLength(0);
  const later = aTrade({ id: 99, time: (trades[0]?.time ?? 0) + 1 });
  rerender(list(aPair(), [later, ...trades]));
  expect(newRows()).toHaveLength(1);
  rerender(list(aPair({ baseId: 2 }), [later, ...trades]));
  expect(newRows()).toHaveLength(0);
});
