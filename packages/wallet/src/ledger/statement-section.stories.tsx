import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { StatementSectionView } from './statement-section';

const AT = 1_795_000_000_000;
const entry = (value: string, at: number) => ({
  account: 'change' as const,
  currency: 'USDT',
  value: decimal(value),
  time: AT + at * 60_000,
  info: value.startsWith('-') ? SERVER_TEXTS.ledgerTransferOut : SERVER_TEXTS.ledgerDeposit,
});

const meta = {
  title: 'Statement',
  component: StatementSectionView,
  args: {
    section: {
      account: 'change',
      currency: 'USDT',
      opening: decimal('100'),
      received: decimal('50.00000001'),
      spent: decimal('-20'),
      closing: decimal('130.00000001'),
      entries: [entry('50.00000001', 0), entry('-20', 5)],
      discrepancy: decimal('0'),
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof StatementSectionView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Exact: Story = {};

export const Discrepancy: Story = {
  tags: ['picture'],
  args: { section: { ...meta.args.section, closing: decimal('131.00000001'), discrepancy: decimal('1') } },
};
