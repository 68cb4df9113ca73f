import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Shortcuts } from './shortcuts';

const search = fn();

const meta = {
  title: 'Shortcuts/Shortcuts',
  component: Shortcuts,
  parameters: {
    guide: {
      do: ['Render it once per screen with the keys of the screen.'],
      dont: ['Add keys that a browser or a screen reader uses.'],
      accessibility: ['Keys do nothing while a field has the focus.', 'The user can switch single keys off.'],
    } satisfies Guide,
  },
  args: { actions: [{ id: 'search', key: '/', label: 'Search pairs', run: search }] },
} satisfies Meta<typeof Shortcuts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HelpOpen: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('/');
    await expect(search).toHaveBeenCalledOnce();
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Search pairs');
  },
};
