import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithKit } from '../testing';
import { MenuButton } from './menu-button';

const entry = (label: string, group: string) => ({
  id: label,
  label,
  group,
  isSelected: false,
  onSelect: () => undefined,
});

it('the focus moves through the groups of a menu with arrow keys and with the first letters of an entry', async () => {
  const user = userEvent.setup();
  renderWithKit(
    <MenuButton
      label="Preferences"
      entries={[entry('Green', 'Colours'), entry('Red', 'Colours'), entry('Shanghai', 'Time'), entry('UTC', 'Time')]}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Preferences' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Green' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: 'Shanghai' })).toHaveFocus();
  await user.keyboard('u');
  expect(screen.getByRole('menuitemradio', { name: 'UTC' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Preferences' })).toHaveFocus();
});
