import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SearchDialog } from './search-dialog';

const OPTIONS = [
  { id: 'btc', label: 'BTC/USDT', group: 'Pairs' },
  { id: 'eth', label: 'ETH/USDT', group: 'Pairs' },
  { id: 'theme', label: 'Switch day/night mode', group: 'Settings', keyShortcut: 'T' },
  { id: 'zh', label: '简体中文', group: 'Settings', lang: 'zh-CN' },
];

const meta = {
  title: 'Search/Search dialog',
  component: SearchDialog,
  parameters: {
    guide: {
      do: ['Use it for a list of commands or places that is too long for a menu.', 'Sort the best result first.'],
      dont: ['Use it for a value of a form: use `Autocomplete`.'],
      accessibility: [
        'A combobox: the focus stays in the field, and the arrow keys move the highlighted option.',
        'The number of results is announced.',
      ],
    } satisfies Guide,
  },
  args: {
    title: 'Command palette',
    label: 'Search pairs, pages and settings',
    find: (typed) => OPTIONS.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())),
    onPick: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('combobox', { name: 'Search pairs, pages and settings' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('usdt{ArrowDown}');
    const options = screen.getAllByRole('option');
    await expect(options).toHaveLength(2);
    await expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('eth');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ByMouse: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('option', { name: /day\/night/ }));
    await expect(args.onPick).toHaveBeenCalledWith('theme');
  },
};

export const NoResult: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('combobox');
    await userEvent.keyboard('zzz');
    await expect(await screen.findByText('No results')).toBeVisible();
  },
};
