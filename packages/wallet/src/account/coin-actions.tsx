import type { Account } from '@bourse/contracts/wallet';
import { pathWith, useLink, useScreens } from '@bourse/feature-kit';
import { Button } from '@bourse/ui-kit';
import { walletMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { isOnChain } from '../rules/on-chain';

function Action({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <Button tone="quiet" size="small" {...useLink(path)}>
      {children}
    </Button>
  );
}

export interface CoinActionsProps {
  readonly account: Account;
  readonly currencyId: number;
  /** `undefined` while it is being read. */
  readonly currency: string | undefined;
}

/** Transfer, deposit and withdrawal of a coin, those that the platform has for it. */
export function CoinActions({ account, currencyId, currency }: CoinActionsProps) {
  const text = walletMessages.useText();
  const { has } = useScreens();
  const of = { currency: currencyId };
  const hasChain = currency !== undefined && isOnChain(account, currency);
  return (
    <>
      {hasChain && has(PATHS.deposits) && <Action path={pathWith(PATHS.deposits, of)}>{text('deposit.title')}</Action>}
      {hasChain && has(PATHS.withdraw) && <Action path={pathWith(PATHS.withdraw, of)}>{text('withdraw.title')}</Action>}
      {has(PATHS.transfer) && (
        <Action path={pathWith(PATHS.transfer, { ...of, from: account })}>{text('transfer.title')}</Action>
      )}
    </>
  );
}
