import type { Decimal } from '@bourse/decimal';
import { PATHS, pathWith, useLink } from '@bourse/feature-kit';
import { Alert, Button, Row } from '@bourse/ui-kit';
import type { Account } from '../contract';
import { walletMessages } from '../locales/messages';
import { useAmountText } from '../account/use-amount-text';

/** What can hold money of an account. */
const HOLDERS = {
  positions: PATHS.leverList,
  orders: PATHS.allOrders,
  withdrawals: PATHS.withdraw,
  lockUps: PATHS.subscriptionRecords,
  options: PATHS.options,
  c2cOrders: PATHS.c2cOrders,
  c2cAds: PATHS.c2cRelease,
  acceptorDeals: PATHS.acceptorRecords,
} as const;
type Holder = keyof typeof HOLDERS;

const HOLDERS_OF: Readonly<Record<Account, readonly Holder[]>> = {
  lever: ['positions'],
  change: ['orders', 'withdrawals'],
  micro: ['options'],
  legal: ['c2cOrders', 'c2cAds', 'acceptorDeals'],
};

function HolderLink({ holder, currencyId }: { readonly holder: Holder; readonly currencyId: number }) {
  const text = walletMessages.useText();
  const path = HOLDERS[holder];
  const link = useLink(holder === 'withdrawals' ? pathWith(path, { currency: currencyId }) : path);
  return (
    <Button size="small" tone="quiet" {...link}>
      {text(`held.${holder}`)}
    </Button>
  );
}

export interface HeldByProps {
  readonly account: Account;
  readonly frozen: Decimal;
  readonly currencyId: number;
  readonly currency: string;
  /** The currency is the platform's own token, which subscriptions lock. */
  readonly isPlatformToken: boolean;
}

/** The frozen amount of an account, with links to everything that can hold it. */
export function HeldBy({ account, frozen, currencyId, currency, isPlatformToken }: HeldByProps) {
  const text = walletMessages.useText();
  const amountText = useAmountText();
  const isLocked = account === 'change' && isPlatformToken;
  return (
    <Alert>
      <div>{text(`transfer.blocker.${account}`, { amount: amountText(frozen, currency) })}</div>
      <Row style={{ gap: 4 }}>
        {[...HOLDERS_OF[account], ...(isLocked ? (['lockUps'] as const) : [])].map((holder) => (
          <HolderLink key={holder} holder={holder} currencyId={currencyId} />
        ))}
      </Row>
    </Alert>
  );
}
