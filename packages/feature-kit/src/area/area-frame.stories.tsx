import { testStore } from '@bourse/api-client/testing';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import { PATHS } from '../paths/paths';
import { AreaFrame } from './area-frame';

/** The store knows which calls the back end does not have. */
function WithStore({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => testStore({ extra: {} }));
  return <Provider store={store}>{children}</Provider>;
}

const meta = {
  title: 'Area frame',
  component: AreaFrame,
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
      <WithStore>
        <MemoryRouter initialEntries={[PATHS.deposits]}>
          <Story />
        </MemoryRouter>
      </WithStore>
    ),
  ],
  args: {
    label: 'Wallet',
    entries: [
      { path: PATHS.assets, label: 'Assets' },
      { path: PATHS.deposits, label: 'Deposit' },
      { path: PATHS.withdraw, label: 'Withdraw' },
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
