import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loose } from '../stories/frame.test-support';
import { MenuButton } from './menu-button';

const selectKorean = fn();
const switchChart = fn();

const meta = {
  title: 'Overlays/Menu button',
  component: MenuButton,

  parameters: {
    guide: {
      do: [
        'Name button and menu in `label`.',
        'Mark the chosen entry with `isSelected`; give `lang` where an entry speaks another language.',
      ],
      dont: ['Put navigation of the page into it where there is room for links.', 'Nest menus.'],
      accessibility: [
        'Arrow keys move through the entries, Home and End jump, Escape closes; the focus comes back to the button.',
        'Entries that are chosen one of many are announced as such.',
      ],
    } satisfies Guide,
  },
  decorators: [loose],
  args: {
    label: 'Language',
    icon: 'globe',
    entries: [
      { id: 'en', label: 'English', lang: 'en', isSelected: true, onSelect: fn() },
      { id: 'kr', label: '한국어', lang: 'ko', isSelected: false, onSelect: selectKorean },
    ],
  },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Language' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(selectKorean).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A menu of toggles stays open until the focus leaves it. */
export const Switches: Story = {
  args: {
    label: 'Layout',
    icon: 'settings',
    entries: [
      { id: 'chart', label: 'Chart', isChecked: true, onSelect: switchChart },
      { id: 'book', label: 'Order book', isChecked: false, onSelect: fn() },
      { id: 'reset', label: 'Reset', onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Layout' }));
    const chart = await screen.findByRole('menuitemcheckbox', { name: 'Chart' });
    await expect(chart).toBeChecked();
    await userEvent.click(chart);
    await expect(switchChart).toHaveBeenCalledOnce();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Order book' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reset' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Several choices in one menu, each under its heading. */
export const Groups: Story = {
  args: {
    label: 'Preferences',
    icon: 'settings',
    entries: [
      { id: 'green', group: 'Colours', label: 'Green rises', isSelected: true, onSelect: fn() },
      { id: 'red', group: 'Colours', label: 'Red rises', isSelected: false, onSelect: fn() },
      { id: 'UTC', group: 'Time zone', label: 'UTC', isSelected: true, onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preferences' }));
    const colours = within(await screen.findByRole('group', { name: 'Colours' }));
    await expect(colours.getAllByRole('menuitemradio')).toHaveLength(2);
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitemradio', { name: 'UTC' })).toHaveFocus();
  },
};

export const Open: Story = {
  tags: ['forced-picture'],
  args: { children: 'English' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu', { name: 'Language' });
    await waitFor(() => expect(menu).toBeVisible());
  },
};
