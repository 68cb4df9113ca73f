import type { Guide } from '@bourse/storybook-config/guide';
import { Button, Text } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect } from 'storybook/test';
import { TicketFoot } from './ticket';

const meta = {
  title: 'Order entry/Ticket foot',
  component: TicketFoot,
  parameters: {
    guide: {
      do: ['Order it so: warnings, the button, the available balance.'],
      dont: ['Use it outside of a `TicketForm`.'],
      accessibility: ['Warnings are connected with the button by `aria-describedby`.'],
    } satisfies Guide,
  },
  decorators: [mainWith({ maxWidth: 272 })],
} satisfies Meta<typeof TicketFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button has the same height with a label of two lines. */
export const LongLabel: Story = {
  args: {
    children: (
      <>
        <Button size="large" fullWidth tone="buy">
          Comprar 12,345,678.1234 PEPE por 123,456.78 USDT
        </Button>
        <Text size="dense" tone="quiet">
          Available 50,000 USDT
        </Text>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollHeight).toBeLessThanOrEqual(button.clientHeight);
    await expect(button.getBoundingClientRect().height).toBe(40);
  },
};
