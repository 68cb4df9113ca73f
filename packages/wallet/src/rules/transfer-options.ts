import { ACCOUNTS, type Account, type TransferCurrency } from '@bourse/contracts/wallet';
import { chosenDirection, transferableAccounts, type Accounts } from './transfer-rules';

/** What a transfer form offers. */
export interface TransferOffer {
  readonly accounts: Accounts;
  /** The list of transferable currencies; `undefined` before it has arrived and where it cannot be read. */
  readonly currencies?: readonly TransferCurrency[] | undefined;
  /** The accounts that are offered; all where left out. */
  readonly offered?: readonly Account[] | undefined;
  /** The currency and the direction at the start. */
  readonly wanted?:
    | {
        readonly currencyId?: number | undefined;
        readonly from?: Account | undefined;
        readonly to?: Account | undefined;
      }
    | undefined;
}

/** The currencies that can be transferred, the accounts of each, and the currency and direction at the start. */
export function optionsOf({ accounts, currencies, offered = ACCOUNTS, wanted = {} }: TransferOffer) {
  const accountsOf = (currencyId: number) =>
    transferableAccounts(currencyId, accounts, currencies).filter((one) => offered.includes(one));
  const all = ACCOUNTS.flatMap((account) => accounts[account].balances);
  const transferable = [...new Map(all.map((one) => [one.currencyId, one])).values()].filter(
    ({ currencyId }) => accountsOf(currencyId).length > 1,
  );
  const first =
    transferable.find(({ currencyId }) => currencyId === wanted.currencyId) ??
    transferable.find(({ currency }) => currency === 'USDT') ??
    transferable[0];
  const direction = first && chosenDirection(accountsOf(first.currencyId), wanted);
  return {
    currencies: transferable.map(({ currencyId, currency }) => ({ id: currencyId, name: currency })),
    accountsOf,
    start: {
      currencyId: String(first?.currencyId ?? ''),
      from: direction?.from ?? 'legal',
      to: direction?.to ?? 'change',
      amount: '',
    },
  };
}
