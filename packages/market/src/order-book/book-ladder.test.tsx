import { decimal } from '@bourse/decimal';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { marketMessages } from '../locales/messages';
import { aBook, aPair } from '../testing/fixtures';
import { BookLadder, type BookLadderProps } from './book-ladder';
import { createBookStore } from './book-store';

beforeAll(() => preloadMessages([marketMessages, uiKitMessages], ['en']));

const side = (name: RegExp) => within(screen.getByRole('group', { name })).queryAllByRole('button');

function shown(props: Partial<BookLadderProps> = {}) {
  const onPickPrice = vi.fn<BookLadderProps['onPickPrice']>();
  const book = createBookStore({ ...aBook(), last: decimal('97250.5') });
  renderWithKit(<BookLadder pair={aPair()} book={book} levels={3} onPickPrice={onPickPrice} {...props} />);
  return { onPickPrice, asks: side(/asks/), bids: side(/bids/) };
}

it('the ladder shows the best levels of each side next to the last price', () => {
  const { asks, bids } = shown();
  const [best] = aBook().asks;
  expect([asks.length, bids.length]).toEqual([3, 3]);
  expect(Number(asks.at(-1)?.firstChild?.textContent?.replaceAll(',', ''))).toBe(Number(best?.price));
  expect(screen.getByText('97,250.50')).toBeInTheDocument();
});

it('a press on a level passes its price', () => {
  const { onPickPrice, bids } = shown();
  const [best] = aBook().bids;
  if (bids[0]) fireEvent.click(bids[0]);
  expect(onPickPrice).toHaveBeenCalledWith(best?.price, expect.objectContaining({ side: 'bids', withAmount: false }));
});

it('the ladder is one stop of the Tab key, and the arrow keys move through its levels', () => {
  const { asks, bids } = shown();
  const all = [...asks, ...bids];
  expect(all.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  act(() => asks.at(-1)?.focus());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
  expect(bids[0]).toHaveFocus();
});

it('the ladder of a book that is not there has no levels and no price', () => {
  const { asks, bids } = shown({ book: createBookStore() });
  expect([...asks, ...bids]).toEqual([]);
  expect(screen.getByText('—')).toBeInTheDocument();
});
