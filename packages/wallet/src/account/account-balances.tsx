import { NO_VALUE } from '@bourse/i18n';
import { pathWith, useLink, useScreens } from '@bourse/feature-kit';
import { compareKnown, isZero, type Decimal } from '@bourse/decimal';
import { Box, type Column, DataTable, EmptyState, lazyPart, Skeleton, TOUCH_AREA, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { BalanceText } from '../assets/balance-text';
import { compareWorth, type Holding } from '../rules/holdings';
import type { Account, Balance } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';
import type { PanelKind } from './balance-panel';
import { RowActions, type RowAction } from './row-actions';
import { PATHS } from '../paths';

/** Currencies of which a row offers deposit and withdrawal (money side, section 2). */
const ON_CHAIN = new Set(['BTC', 'USDT', 'ETH']);

/** The detail page of one currency of an account, where it has one. */
const DETAILS: Readonly<Partial<Record<Account, typeof PATHS.legalAccount | typeof PATHS.changeAccount>>> = {
  legal: PATHS.legalAccount,
  change: PATHS.changeAccount,
};

const CurrencyLink = styled('a')({
  display: 'inline-block',
  color: 'inherit',
  fontWeight: WEIGHT.strong,
  ...TOUCH_AREA,
});

function CurrencyName({ account, holding }: { readonly account: Account; readonly holding: Holding }) {
  const path = DETAILS[account];
  const link = useLink(pathWith(path ?? PATHS.legalAccount, { currency_id: holding.currencyId }));
  return path === undefined ? (
    <strong translate="no">{holding.currency}</strong>
  ) : (
    <CurrencyLink translate="no" {...link}>
      {holding.currency}
    </CurrencyLink>
  );
}

/** The panel below a row, loaded when the first one is opened: its forms are most of the code of a balances screen. */
const LazyBalancePanel = lazyPart(async () => (await import('./balance-panel')).BalancePanel, {
  fallback: <Skeleton height={240} />,
});

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
  /** The available balances of another account, in a column of their own. */
  readonly beside?: { readonly account: Account; readonly balances: readonly Balance[] };
  /** Transfers of a row; links to the transfer screen where left out. */
  readonly transferActions?: (holding: Holding) => readonly RowAction[];
}

interface ColumnNeeds {
  readonly text: ReturnType<typeof walletMessages.useText>;
  readonly figure: (value: Decimal | undefined, decimals?: number) => ReactNode;
  readonly actionsOf: (holding: Holding) => readonly RowAction[];
  readonly account: Account;
  readonly worth: AccountBalancesProps['worth'];
  readonly beside: AccountBalancesProps['beside'];
}

function columnsOf({ text, figure, actionsOf, account, worth, beside }: ColumnNeeds): Column<Holding>[] {
  const besideOf = ({ currencyId }: Holding) =>
    beside?.balances.find((balance) => balance.currencyId === currencyId)?.available;
  /** A dash for an unknown amount. */
  const figureOr = (value: Decimal | undefined) => (value === undefined ? NO_VALUE : figure(value));
  return [
    {
      id: 'currency',
      header: text('balances.currency'),
      cell: (holding) => <CurrencyName account={account} holding={holding} />,
      compare: (a, b) => a.currency.localeCompare(b.currency, 'en'),
    },
    {
      id: 'available',
      header: text('balances.available'),
      isNumeric: true,
      cell: ({ available }) => figure(available),
      compare: (a, b) => compareKnown(a.available, b.available),
    },
    {
      id: 'frozen',
      header: text('balances.frozen'),
      isNumeric: true,
      cell: ({ frozen }) => figureOr(frozen),
      compare: (a, b) => compareKnown(a.frozen, b.frozen),
    },
    ...(beside
      ? [
          {
            id: 'beside',
            header: text(`account.${beside.account}`),
            isNumeric: true,
            cell: (holding: Holding) => figureOr(besideOf(holding)),
            compare: (a: Holding, b: Holding) => compareKnown(besideOf(a), besideOf(b)),
          },
        ]
      : []),
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
  const { account, holdings, isLoading, isOpen, hidesFigures, empty, worth, beside } = props;
  const text = walletMessages.useText();
  const { has } = useScreens();
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
    run: pathWith(account === 'lever' ? PATHS.transferLegal : PATHS.transfer, {
      ...(direction === 'transferIn' ? { from: OTHER[account], to: account } : { from: account, to: OTHER[account] }),
      currency: currencyId,
    }),
  });
  const transferLinks = (holding: Holding): RowAction[] => [
    transferLink('transferIn', holding),
    ...(isZero(holding.available) ? [] : [transferLink('transferOut', holding)]),
  ];
  const actionsOf = (holding: Holding): RowAction[] => [
    ...(account !== 'legal' && ON_CHAIN.has(holding.currency)
      ? [
          ...(has(PATHS.deposits) ? [panelAction('deposit', holding)] : []),
          ...(has(PATHS.withdraw) ? [panelAction('withdraw', holding)] : []),
        ]
      : []),
    ...(has(PATHS.transfer) ? (props.transferActions ?? transferLinks)(holding) : []),
    panelAction('record', holding),
  ];

  const columns = columnsOf({ text, figure, actionsOf, account, worth, beside });

  const panelOf = (holding: Holding): ReactNode => {
    if (open?.currencyId !== holding.currencyId) return undefined;
    const { kind } = open;
    const label = text(`action.${kind}.of`, { currency: holding.currency });
    if (kind !== 'record' && !isOpen) return <EmptyState title={text('notopen')} />;
    return (
      <Box component="section" sx={{ borderBlock: 1, borderColor: 'divider' }} aria-label={label}>
        <LazyBalancePanel kind={kind} account={account} holding={holding} />
      </Box>
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
