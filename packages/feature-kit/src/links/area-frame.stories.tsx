import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import { AreaColumns, AreaFrame, AreaMenu } from './area-frame';

const meta = {
  title: 'Area frame',
  component: AreaFrame,
  subcomponents: { AreaMenu, AreaColumns },
  parameters: {
    guide: {
      do: ['Give every screen of the area the same entries.', 'Keep the labels to one or two words.'],
      dont: ['List screens of another area.', 'Put an action into the menu: the entries are links.'],
      accessibility: [
        'The menu is a navigation with the name of the area.',
        'The link of the present screen has `aria-current="page"`.',
      ],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/deposit']}>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: {
    label: 'Wallet',
    entries: [
      { path: '/assets', label: 'Assets' },
      { path: '/deposit', label: 'Deposit' },
      { path: '/withdraw', label: 'Withdraw' },
    ],
    children: (
      <main style={{ padding: 24 }}>
        <h1>Deposit</h1>
      </main>
    ),
  },
} satisfies Meta<typeof AreaFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  tags: ['night-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'mobile1' } } };
