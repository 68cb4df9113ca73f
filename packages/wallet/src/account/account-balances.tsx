import { PATHS, pathWith } from '@bourse/feature-kit';
import { compare, isZero, type Decimal } from '@bourse/decimal';
import { colour, DataTable, EmptyState, type Column } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { BalanceText } from '../assets/balance-text';
import { compareWorth, type Holding } from '../assets/rules';
import type { Account } from '../contract';
import { walletMessages } from '../locales/messages';
import type { PanelKind } from './balance-panel';
import { BalancePanelOnPress } from './balance-panel-on-press';
import { RowActions, type RowAction } from './row-actions';

/** Currencies that can be withdrawn from the coin account (money side, section 2). */
const WITHDRAWABLE = new Set(['BTC', 'USDT', 'ETH']);

function canWithdraw(account: Account, currency: string): boolean {
  return account !== 'legal' && (account !== 'change' || WITHDRAWABLE.has(currency));
}

const Detail = styled('section')({ borderTop: `1px solid ${colour.line}`, borderBottom: `1px solid ${colour.line}` });

/** The usual source of an account's balance. */
const OTHER: Readonly<Record<Account, Account>> = { legal: 'change', change: 'legal', lever: 'legal', micro: 'change' };

export interface AccountBalancesProps {
  readonly account: Account;
  readonly holdings: readonly Holding[];
  readonly isLoading: boolean;
  /** Deposits and withdrawals are open (`is_open_CTbi`). */
  readonly isOpen: boolean;
  readonly hidesFigures: boolean;
  readonly empty: ReactNode;
  /** The worth column; USDT where left out. */
  readonly worth?: {
    readonly header: string;
    readonly of: (holding: Holding) => Decimal | undefined;
    readonly decimals: number;
  };
  /** Transfers of a row; links to the transfer screen where left out. */
  readonly transferActions?: (holding: Holding) => readonly RowAction[];
}

interface ColumnNeeds {
  readonly text: ReturnType<typeof walletMessages.useText>;
  readonly figure: (value: Decimal | undefined, decimals?: number) => ReactNode;
  readonly actionsOf: (holding: Holding) => readonly RowAction[];
  readonly worth: AccountBalancesProps['worth'];
}

function columnsOf({ text, figure, actionsOf, worth }: ColumnNeeds): Column<Holding>[] {
  return [
    {
      id: 'currency',
      header: text('balances.currency'),
      cell: ({ currency }) => <strong translate="no">{currency}</strong>,
      compare: (a, b) => a.currency.localeCompare(b.currency, 'en'),
    },
    {
      id: 'available',
      header: text('balances.available'),
      isNumeric: true,
      cell: ({ available }) => figure(available),
      compare: (a, b) => compare(a.available, b.available),
    },
    {
      id: 'frozen',
      header: text('balances.frozen'),
      isNumeric: true,
      cell: ({ frozen }) => figure(frozen),
      compare: (a, b) => compare(a.frozen, b.frozen),
    },
    {
      id: 'worth',
      header: worth?.header ?? text('balances.worth'),
      isNumeric: true,
      cell: (holding) => figure(worth ? worth.of(holding) : holding.worth, worth?.decimals ?? 2),
      compare: compareWorth,
    },
    {
      id: 'actions',
      header: text('balances.actions'),
      hideHeader: true,
      cell: (holding) => <RowActions currency={holding.currency} actions={actionsOf(holding)} />,
    },
  ];
}

/** The balances of one account, one currency per row, with actions. One panel can be open, below its row. */
export function AccountBalances(props: AccountBalancesProps) {
  const { account, holdings, isLoading, isOpen, hidesFigures, empty, worth } = props;
  const text = walletMessages.useText();
  const [open, setOpen] = useState<{ currencyId: number; kind: PanelKind }>();

  const toggle = (currencyId: number, kind: PanelKind) =>
    setOpen((now) => (now?.currencyId === currencyId && now.kind === kind ? undefined : { currencyId, kind }));
  const figure = (value: Decimal | undefined, decimals?: number) => {
    if (value === undefined) return text('balances.noPrice');
    return hidesFigures ? '＊＊＊＊' : <BalanceText value={value} {...(decimals !== undefined && { decimals })} />;
  };
  const panelAction = (kind: PanelKind, { currency, currencyId }: Holding): RowAction => ({
    id: kind,
    label: text(`action.${kind}`),
    name: text(`action.${kind}.of`, { currency }),
    isExpanded: open?.currencyId === currencyId && open.kind === kind,
    run: () => toggle(currencyId, kind),
  });
  const transferLink = (direction: 'transferIn' | 'transferOut', { currency, currencyId }: Holding): RowAction => ({
    id: direction,
    label: text(`action.${direction}`),
    name: text(`action.${direction}.of`, { currency }),
    run: pathWith(PATHS.transfer, {
      ...(direction === 'transferIn' ? { from: OTHER[account], to: account } : { from: account, to: OTHER[account] }),
      currency: currencyId,
    }),
  });
  const transferLinks = (holding: Holding): RowAction[] => [
    transferLink('transferIn', holding),
    ...(isZero(holding.available) ? [] : [transferLink('transferOut', holding)]),
  ];
  const actionsOf = (holding: Holding): RowAction[] => [
    ...(account === 'legal' ? [] : [panelAction('deposit', holding)]),
    ...(canWithdraw(account, holding.currency) ? [panelAction('withdraw', holding)] : []),
    ...(props.transferActions ?? transferLinks)(holding),
    panelAction('record', holding),
  ];

  const columns = columnsOf({ text, figure, actionsOf, worth });

  const panelOf = (holding: Holding): ReactNode => {
    if (open?.currencyId !== holding.currencyId) return undefined;
    const { kind } = open;
    const label = text(`action.${kind}.of`, { currency: holding.currency });
    if (kind !== 'record' && !isOpen) return <EmptyState title={text('notopen')} />;
    return (
      <Detail aria-label={label}>
        <BalancePanelOnPress kind={kind} account={account} holding={holding} />
      </Detail>
    );
  };

  return (
    <DataTable
      label={text('balances.label', { account: text(`account.${account}`) })}
      columns={columns}
      rows={holdings}
      rowKey={({ currencyId }) => currencyId}
      isLoading={isLoading}
      empty={empty}
      rowDetail={panelOf}
    />
  );
}
