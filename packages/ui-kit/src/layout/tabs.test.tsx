import { preloadMessages } from '@bourse/i18n/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { uiKitMessages } from '../locales/messages';
import { renderWithKit } from '../testing/render-with-kit';
import { Tabs } from './tabs';

const ITEMS = [
  { id: 'open', label: 'Open orders', content: 'Two orders wait.' },
  { id: 'history', label: 'History', content: 'Nine orders are done.' },
  { id: 'trades', label: 'Trades', content: 'Twelve fills.' },
] as const;

type Id = (typeof ITEMS)[number]['id'];

function Orders({ start, onChange }: { readonly start: Id | 'none'; readonly onChange: (id: string) => void }) {
  const [value, setValue] = useState<Id | 'none'>(start);
  return (
    <Tabs<Id | 'none'>
      label="Orders"
      items={ITEMS}
      value={value}
      onChange={(id) => {
        setValue(id);
        onChange(id);
      }}
    />
  );
}

function showTabs(start: Id | 'none' = 'open') {
  const onChange = vi.fn<(id: string) => void>();
  renderWithKit(<Orders start={start} onChange={onChange} />);
  return { user: userEvent.setup(), onChange };
}

const tab = (name: string) => screen.getByRole('tab', { name });

beforeAll(() => preloadMessages([uiKitMessages]));

test('the Tab key reaches the selected tab, and then its panel', async () => {
  const { user } = showTabs('history');
  await user.tab();
  expect(tab('History')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'History' })).toHaveFocus();
});

test('the Tab key reaches the first tab if none is selected', async () => {
  const { user } = showTabs('none');
  await user.tab();
  expect(tab('Open orders')).toHaveFocus();
});

test('arrow keys continue at the other end, Home and End jump, and none of them selects', async () => {
  const { user, onChange } = showTabs();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Trades')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Open orders')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tab('Trades')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tab('Open orders')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test('Enter and a press select a tab, and the selected tab does not select again', async () => {
  const { user, onChange } = showTabs();
  await user.tab();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(tab('History')).toHaveAttribute('aria-selected', 'true');
  await user.click(tab('History'));
  await user.click(tab('Trades'));
  expect(onChange.mock.calls).toEqual([['history'], ['trades']]);
});
