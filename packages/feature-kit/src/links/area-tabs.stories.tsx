import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import { AreaTabs } from './area-tabs';

const meta = {
  title: 'Area tabs',
  component: AreaTabs,
  parameters: {
    guide: {
      do: ['Use it for the screens of one subject, such as histories.', 'Show it above each of these screens.'],
      dont: ['Use it for views of one screen: these are tabs.'],
      accessibility: [
        'The row is a navigation with the name of the subject.',
        'The link of the present screen has `aria-current="page"`.',
      ],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/deposits']}>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: {
    label: 'History',
    entries: [
      { path: '/ledger', label: 'Account history' },
      { path: '/deposits', label: 'Deposit history' },
      { path: '/statement', label: 'Statement' },
    ],
  },
} satisfies Meta<typeof AreaTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const History: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Deposit history' })).toHaveAttribute('aria-current', 'page');
  },
};
