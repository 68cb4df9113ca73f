import { times } from '@bourse/decimal';
import { useWorth } from '@bourse/market';
import { useState } from 'react';
import type { Holding } from '../rules/holdings';
import { AccountScreen } from '../account/account-screen';
import { useWalletDetailQuery } from '../api';
import type { Account } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';
import { TransferDialog } from '../transfer/transfer-dialog';
import { accountsOf } from '../rules/transfer-rules';
import { useWallet } from '../account/use-wallet';

/** A transfer between the asset account and the contract account, seen from the contract account. */
const DIRECTIONS = {
  in: { from: 'legal', to: 'lever' },
  out: { from: 'lever', to: 'legal' },
} as const satisfies Record<string, { from: Account; to: Account }>;
type Direction = keyof typeof DIRECTIONS;

/** `/new_account/finance`: the asset account with net assets in CNY, and dialogs for transfers to and from the contract account. */
export function Component() {
  const text = walletMessages.useText();
  const { currency, of } = useWorth('CNY');
  const { wallet } = useWallet();
  const [open, setOpen] = useState<{ readonly currencyId: number; readonly direction: Direction }>();
  const usdt = wallet?.accounts.legal.balances.find((balance) => balance.currency === 'USDT');
  // One USDT in CNY; the other currencies follow from their price in USDT.
  const { currentData: detail } = useWalletDetailQuery(
    { currency: usdt?.currencyId ?? 0, type: 'legal' },
    { skip: !usdt },
  );
  const cny = detail?.cnyPrice;
  const hasBoth = (currencyId: number) => {
    const having = wallet ? accountsOf(currencyId, wallet.accounts) : [];
    return having.includes('legal') && having.includes('lever');
  };
  const transferActions = ({ currencyId }: Holding) =>
    hasBoth(currencyId)
      ? (['in', 'out'] as const).map((direction) => ({
          id: direction,
          label: text(direction === 'in' ? 'action.transferIn' : 'action.transferOut'),
          run: () => setOpen({ currencyId, direction }),
        }))
      : [];
  return (
    <AccountScreen
      account="legal"
      title={text('finance.title')}
      worth={{
        header: text('finance.net', { currency }),
        of: ({ worth }) => (worth === undefined || cny === undefined ? undefined : of(times(worth, cny))),
      }}
      transferActions={transferActions}
      beside="lever"
    >
      {wallet && open && (
        <TransferDialog
          accounts={wallet.accounts}
          currencyId={open.currencyId}
          {...DIRECTIONS[open.direction]}
          onClose={() => setOpen(undefined)}
        />
      )}
    </AccountScreen>
  );
}
