import type { Decimal } from '@bourse/decimal';
import { pathWith, useLink, useScreens } from '@bourse/feature-kit';
import { Alert, Button, Row } from '@bourse/ui-kit';
import type { Account } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';
import { useAmountText } from '../account/use-amount-text';
import { LINKS } from '../links';
import { PATHS } from '../paths';

/** What can hold money of an account, beside withdrawals: screens of other features. */
const HOLDERS = {
  positions: LINKS.positions,
  orders: LINKS.spotOrders,
  lockUps: LINKS.subscriptions,
  options: LINKS.options,
  c2cOrders: LINKS.c2cOrders,
  c2cAds: LINKS.c2cAds,
  acceptorDeals: LINKS.acceptorDeals,
} as const;
type Holder = keyof typeof HOLDERS | 'withdrawals';

const HOLDERS_OF: Readonly<Record<Account, readonly Holder[]>> = {
  lever: ['positions'],
  change: ['orders', 'withdrawals'],
  micro: ['options'],
  legal: ['c2cOrders', 'c2cAds', 'acceptorDeals'],
};

function HolderLink({ holder, currencyId }: { readonly holder: Holder; readonly currencyId: number }) {
  const text = walletMessages.useText();
  const { pathOf } = useScreens();
  const path = holder === 'withdrawals' ? pathWith(PATHS.withdraw, { currency: currencyId }) : pathOf(HOLDERS[holder]);
  return path === undefined ? null : <HolderButton path={path}>{text(`held.${holder}`)}</HolderButton>;
}

function HolderButton({ path, children }: { readonly path: string; readonly children: string }) {
  const link = useLink(path);
  return (
    <Button size="small" tone="quiet" {...link}>
      {children}
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
