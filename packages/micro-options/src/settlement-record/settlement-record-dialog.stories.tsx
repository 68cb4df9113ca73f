import { decimal } from '@bourse/decimal';
import { VisitorSurroundings } from '@bourse/market/testing';
import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { checkPrice } from '../rules/settlement-check';
import { aSettledOption } from '../testing/fixtures';
import { SettlementRecordDialog } from './settlement-record-dialog';
import { storedRecords } from './stored-records';

const order = aSettledOption();
const ticks = [
  { at: -6000, price: decimal(103_990) },
  { at: -2000, price: decimal(104_005) },
  { at: 3000, price: decimal(104_012) },
];
const inside = checkPrice(ticks, [], 0, decimal(104_000));

const meta = {
  title: 'Settlement record',
  component: SettlementRecordDialog,
  beforeEach: () => {
    storedRecords.write([{ id: order.id, open: inside, expiry: inside }]);
    return () => storedRecords.write([]);
  },
  decorators: [
    inMain,
    (Story) => (
      <VisitorSurroundings handlers={[]}>
        <Story />
      </VisitorSurroundings>
    ),
  ],
  args: { order, priceDecimals: 4, onClose: fn() },
} satisfies Meta<typeof SettlementRecordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inside: Story = {
  play: async () => {
    const verdicts = document.querySelectorAll('[data-verdict=inside]');
    await screen.findByRole('dialog');
    await expect(verdicts).toHaveLength(2);
  },
};

/** The exchange's price at expiry is outside the received prices. */
export const Outside: Story = {
  beforeEach: () => {
    const outside = checkPrice(ticks, [], 0, decimal(104_500));
    storedRecords.write([{ id: order.id, open: inside, expiry: outside }]);
  },
};

/** This device received no prices. */
export const WithoutRecord: Story = { tags: ['picture'], args: { order: aSettledOption({ id: 99 }) } };
