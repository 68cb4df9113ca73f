import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aWireWallet } from '../testing';
import { StoryScreen } from '../testing/story-screen';
import { Component as Change } from './coin-account';
import { Component as Finance } from './finance';
import { Component as Ledger } from './ledger';
import { Component as Lever } from './contract-account';
import { Component as Recharge } from './deposit';
import { Component as Transfer } from './transfer';
import { Component as TransferRecord } from './transfer-history';
import { Component as Withdraw } from './withdraw';
import { Component as WithdrawAddress } from './address-book';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const LOOKALIKE = 'TJRabDz6KmrPjLAhstgDFJfoHY2wRWkRTv8';
const AT = 1_795_000_000;

const row = (currency: number, code: string, amount: string) => ({
  currency,
  currency_name: code,
  currency_type: 'erc20',
  legal_balance: amount,
  change_balance: amount,
  lever_balance: amount,
  lock_change_balance: '0',
  lock_lever_balance: '80',
  usdt_price: 1,
});
const account = { balance: [row(1, 'USDT', '1000'), row(9, 'BRS', '12.5')], usdt_totle: '1012.5' };
const wallet = aWireWallet({ legal_wallet: account, change_wallet: account, lever_wallet: account, systembi: 'BRS' });
const log = [
  {
    id: 4,
    value: '-100',
    info: SERVER_TEXTS.ledgerWithdrawalHeld,
    created_time: AT,
    account: 'change',
    currency_name: 'USDT',
    status: 1,
    network: 'TRC20',
    address: LOOKALIKE,
  },
  {
    id: 3,
    value: '250',
    info: SERVER_TEXTS.ledgerDeposit,
    created_time: AT - 600,
    account: 'change',
    currency_name: 'USDT',
    hash: 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16',
    network: 'ERC20',
    confirmations: 2,
    required: 6,
  },
];
const exchange = { wallet, log, ledger: log, book: [{ id: 1, address: TRON, notes: 'cold1' }] };

const meta = {
  title: 'Screens',
  component: StoryScreen,
  args: { screen: Withdraw, exchange },
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CoinAccount: Story = {
  args: { screen: Change },
  play: async ({ canvas }) => void (await canvas.findByText(/1 BRS =/)),
};

export const ContractAccount: Story = {
  tags: ['picture'],
  args: { screen: Lever },
  play: async ({ canvas }) => void (await canvas.findAllByRole('button', { name: /^Actions for/ })),
};

export const ContractTransfers: Story = {
  tags: ['picture'],
  args: { screen: Finance },
  play: async ({ canvas }) => void (await canvas.findAllByText(/1,012\.50 USDT/)),
};

export const Deposit: Story = {
  tags: ['picture'],
  args: { screen: Recharge },
  play: async ({ canvas }) => void (await canvas.findByText('2 of 6 confirmations')),
};

export const Withdrawal: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => void (await canvas.findByText('Approved, pending on-chain')),
};

/** The address begins and ends like a used one. */
export const LookalikeAddress: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Approved, pending on-chain');
    await userEvent.type(canvas.getByRole('textbox', { name: 'USDT address' }), TRON);
    await canvas.findByText(
      /This address starts and ends like one you have used, but it is different\. Look-alike addresses are a common scam\./,
    );
  },
  args: { exchange: { ...exchange, book: [] } },
};

export const TransferOutOfLeverage: Story = {
  tags: ['picture'],
  args: { screen: Transfer, address: '/new_account/transfer?from=lever&to=legal' },
  play: async ({ canvas }) => void (await canvas.findByText(/80 USDT is used as margin for open positions/)),
};

export const TransferHistory: Story = {
  args: {
    screen: TransferRecord,
    exchange: {
      transfers: [
        { id: 1, currency_name: 'USDT', number: '200', from_field: 'legal', to_field: 'lever', create_time: AT },
      ],
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('cell', { name: '200 USDT' })),
};

export const AddressBook: Story = {
  tags: ['picture'],
  args: { screen: WithdrawAddress },
  play: async ({ canvas }) => void (await canvas.findByRole('form')),
};

export const LedgerOfAllAccounts: Story = {
  tags: ['picture'],
  args: { screen: Ledger },
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: '−100 USDT' });
    // The date fields load when they are first shown.
    await canvas.findByRole('group', { name: 'End date' });
  },
};

export const EmptyLedger: Story = {
  args: { screen: Ledger, exchange: { wallet } },
  play: async ({ canvas }) => void (await canvas.findByText('No entries yet')),
};
