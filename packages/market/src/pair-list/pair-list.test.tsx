import { decimal } from '@bourse/decimal';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { marketMessages } from '../locales/messages';
import { aGroup, aPair } from '../testing/fixtures';
import { PairList } from './pair-list';

const pair = aPair({ high: decimal('98000.5'), low: decimal('95000'), volume: decimal('1234.5') });
const nothing = () => undefined;
const list = { groups: [aGroup({ pairs: [pair] })], favourites: [], onSelect: nothing, onToggleFavourite: nothing };
const DAY = /24h high 98,000\.5.*, low 95,000.*, volume 1\.23K BTC/;

beforeAll(() => preloadMessages([marketMessages, uiKitMessages]));

test('a list with the figures of the day has high, low and volume of each pair', () => {
  renderWithKit(<PairList {...list} hasDay />);
  expect(screen.getByRole('gridcell', { name: DAY })).toBeVisible();
});

test('a list without the figures of the day has price and change only', () => {
  renderWithKit(<PairList {...list} />);
  expect(screen.getByRole('gridcell', { name: 'BTC/USDT' })).toBeVisible();
  expect(screen.queryByRole('gridcell', { name: DAY })).toBeNull();
});

const heads = () => screen.getAllByRole('columnheader').flatMap(({ textContent }) => textContent.match(/[↕↑↓]/) ?? []);

test('each head of the list shows that it sorts, and the direction once it does', async () => {
  const user = userEvent.setup();
  renderWithKit(<PairList {...list} />);
  expect(heads().join('')).toBe('↕↕↕');
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect(heads().join('')).toBe('↕↓↕');
});
