import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { FactList } from './fact-list';

const meta = {
  title: 'Layout/Fact list',
  component: FactList,
  parameters: {
    guide: {
      do: ['Show the figures of a confirmation in the order in which the user checks them.'],
      dont: ['Put controls into it.', 'Use it for rows of a list: use `DataTable`.'],
      accessibility: ['A description list: screen readers read each label with its value.'],
    } satisfies Guide,
  },
  decorators: [column],
  args: {
    facts: [
      { label: 'Amount', value: '120.00 USDT' },
      { label: 'Network', value: 'TRC20' },
      { label: 'Address', value: 'TJYeasTPa6gpEEfYqzVsVUNgBGiYDtgRB4' },
      { label: 'Fee', value: '1.00 USDT' },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Withdrawal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Network').nextElementSibling).toHaveTextContent('TRC20');
  },
};
