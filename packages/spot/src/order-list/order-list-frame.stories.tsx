import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect } from 'storybook/test';
import { OrderListFrame } from './order-list-frame';

const meta = {
  title: 'Order list/Frame',
  component: OrderListFrame,
  parameters: {
    guide: {
      do: [
        'Set `aria-current="true"` in the row of the order that the address names.',
        'Give `note` where that order is not in the list.',
      ],
      dont: ['Use `note` for failures of the list.', 'Put the frame around a list that has a height of its own.'],
      accessibility: [
        'The note is a status and announced without interruption.',
        'The marked row has `aria-current`, so that the colour is not the only sign.',
      ],
    } satisfies Guide,
  },
  decorators: [inMain],
  args: {
    note: undefined,
    rows: 2,
    children: (
      <table>
        <tbody>
          <tr>
            <td>
              <span aria-current="true">1001</span>
            </td>
            <td>Buy 0.5 BTC</td>
          </tr>
          <tr>
            <td>1002</td>
            <td>Sell 2 ETH</td>
          </tr>
        </tbody>
      </table>
    ),
  },
} satisfies Meta<typeof OrderListFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marked: Story = {};

export const NotInTheList: Story = {
  args: { note: 'Order 1003 is not among the open orders.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Order 1003');
  },
};
