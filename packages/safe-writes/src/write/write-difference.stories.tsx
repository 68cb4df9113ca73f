import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect } from 'storybook/test';
import { DifferenceFigures } from './write-difference';

const meta = {
  title: 'Safe write/Difference',
  component: DifferenceFigures,
  parameters: {
    guide: {
      do: [
        'Show it in the report of a batch, inside an announced alert.',
        'Give `nameOf` where the texts are names of the contract, such as accounts.',
      ],
      dont: ['Show it for a single write: `WriteRecovery` does so on every screen.', 'Close it without the user.'],
      accessibility: ['It is plain text: the alert or the dialog around it is announced.'],
    } satisfies Guide,
  },
  decorators: [mainWith({ maxWidth: 360 })],
  args: { difference: { confirmed: decimal('20'), created: decimal('500'), unit: 'USDT' } },
} satisfies Meta<typeof DifferenceFigures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amounts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You confirmed 20 USDT. The exchange created 500 USDT.')).toBeVisible();
  },
};

export const Names: Story = {
  args: {
    difference: { confirmed: 'legal change', created: 'change legal' },
    nameOf: (written) => (written === 'legal change' ? 'Funding → Spot' : 'Spot → Funding'),
  },
};
