import { NO_VALUE } from '@bourse/i18n';
import { useCoinLogo, useWorth } from '@bourse/market';
import { pathWith, useLink, useScreens } from '@bourse/feature-kit';
import { compareKnown, isZero, type Decimal } from '@bourse/decimal';
import {
  Box,
  CoinMark,
  type Column,
  DataTable,
  EmptyState,
  lazyPart,
  Row,
  Skeleton,
  TOUCH_AREA,
  useIsPhone,
  WEIGHT,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { BalanceText } from '../assets/balance-text';
import { isOnChain } from '../rules/on-chain';
import { compareWorth, type Holding } from '../rules/holdings';
import type { Account, Balance } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';
import type { PanelKind } from './balance-panel';
import { HoldingRows } from './holding-rows';
import { RowActions, type RowAction } from './row-actions';
import { useTradeAction } from './use-trade-action';
import { PATHS } from '../paths';

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
  const logo = useCoinLogo(holding.currencyId);
  const link = useLink(pathWith(path ?? PATHS.legalAccount, { currency_id: holding.currencyId }));
  return (
    <Row component="span" spacing={2} sx={{ display: 'inline-flex', flexWrap: 'nowrap', verticalAlign: 'middle' }}>
      <CoinMark logo={logo} name={holding.currency} size={24} />
      {path === undefined ? (
        <strong translate="no">{holding.currency}</strong>
      ) : (
        <CurrencyLink translate="no" {...link}>
          {holding.currency}
        </CurrencyLink>
      )}
    </Row>
  );
}

/** The panel below a row, loaded when the first one is opened: its forms are most of the code of a balances screen. */
const LazyBalancePanel = lazyPart(async () => (await import('./balance-panel')).BalancePanel, {
  fallback: <Skeleton height={240} />,
});

/** The usual source of an account's balance. */
const OTHER: Readonly<Record<Account, Account>> = { legal: 'change', change: 'legal', lever: 'legal', micro: 'change' };

/** The worth of a balance in a column. */
export interface WorthColumn {
  readonly header: string;
  readonly of: (holding: Holding) => Decimal | undefined;
}

export interface AccountBalancesProps {
  readonly account: Account;
  readonly holdings: readonly Holding[];
  readonly isLoading: boolean;
  /** Deposits and withdrawals are open (`is_open_CTbi`). */
  readonly isOpen: boolean;
  readonly hidesFigures: boolean;
  readonly empty: ReactNode;
  /** The worth column; the worth in the display currency where left out. */
  readonly worth?: WorthColumn;
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
  readonly worth: WorthColumn;
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
      header: worth.header,
      isNumeric: true,
      cell: (holding) => figure(worth.of(holding), 2),
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
  const { account, holdings, isLoading, isOpen, hidesFigures, empty, beside } = props;
  const text = walletMessages.useText();
  const display = useWorth('USDT');
  const worth = props.worth ?? {
    header: text('balances.worth', { currency: display.currency }),
    of: (holding: Holding) => display.of(holding.worth),
  };
  const { has } = useScreens();
  const tradeActions = useTradeAction(account);
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<{ currencyId: number; kind: PanelKind }>();

  const toggle = (currencyId: number, kind: PanelKind) =>
    setOpen((now) => (now?.currencyId === currencyId && now.kind === kind ? undefined : { currencyId, kind }));
  const figure = (value: Decimal | undefined, decimals?: number) => {
    if (value === undefined) return text('balances.noPrice');
    return hidesFigures ? '＊＊＊＊' : <BalanceText value={value} {...(decimals !== undefined && { decimals })} />;
  };
  const panelAction = (kind: PanelKind, { currencyId }: Holding): RowAction => ({
    id: kind,
    label: text(`action.${kind}`),
    run: () => toggle(currencyId, kind),
  });
  const transferLink = (direction: 'transferIn' | 'transferOut', { currencyId }: Holding): RowAction => ({
    id: direction,
    label: text(`action.${direction}`),
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
    ...(isOnChain(account, holding.currency)
      ? [
          ...(has(PATHS.deposits) ? [panelAction('deposit', holding)] : []),
          ...(has(PATHS.withdraw) ? [panelAction('withdraw', holding)] : []),
        ]
      : []),
    ...tradeActions(holding),
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

  const label = text('balances.label', { account: text(`account.${account}`) });
  if (isPhone && !beside && isLoading) return <Skeleton height={280} />;
  if (isPhone && !beside && holdings.length > 0) {
    return (
      <HoldingRows
        label={label}
        holdings={holdings}
        renderName={(holding) => <CurrencyName account={account} holding={holding} />}
        figure={figure}
        worthOf={worth.of}
        renderActions={(holding) => <RowActions currency={holding.currency} actions={actionsOf(holding)} />}
        panelOf={panelOf}
      />
    );
  }
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={holdings}
      rowKey={({ currencyId }) => currencyId}
      isLoading={isLoading}
      empty={empty}
      rowDetail={panelOf}
    />
  );
}
