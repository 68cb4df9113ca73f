import * as wallet from '@bourse/wallet/contract';
import { WALLET_FIELDS } from '../wallet-fields';
import { firstPage, nothing, probe, type ContractOfFeature, type Known } from './contract-of-feature';

/** Without withdrawals the first currency with a balance. */
const depositable = ({ withdrawableId, currencyId }: Known) => {
  const currency = withdrawableId ?? currencyId;
  return currency === undefined ? [] : [{ currency }];
};

const withdrawable = ({ withdrawableId }: Known) =>
  withdrawableId === undefined ? [] : [{ currency: withdrawableId }];

export const walletContract: ContractOfFeature = {
  contract: wallet,
  subject: 'Balances, transfers, deposits, withdrawals, addresses, ledgers.',
  probes: [
    probe(wallet.walletList, nothing, (known, { accounts }) => {
      for (const account of ['legal', 'change'] as const) {
        const [first] = accounts[account].balances;
        if (!first || known.currencyId !== undefined) continue;
        known.currencyId = first.currencyId;
        known.account = account;
      }
    }),
    probe(wallet.walletDetail, ({ currencyId, account }) =>
      currencyId === undefined ? [] : [{ currency: currencyId, type: account }],
    ),
    probe(wallet.accountLog, ({ currencyId }) =>
      currencyId === undefined ? [] : [1, 2, 3, 4].map((type) => ({ type, currency: currencyId, page: 1 })),
    ),
    probe(wallet.ledger, () => [{ limit: wallet.LEDGER_PAGE_SIZE, page: 1 }]),
    probe(wallet.transferHistory, firstPage),
    probe(wallet.transferCurrencies, nothing),
    probe(wallet.addressCurrencies, nothing, (known, currencies) => {
      const [first] = currencies;
      if (first) known.withdrawableId ??= first.id;
    }),
    probe(wallet.savedAddresses, withdrawable),
    { ...probe(wallet.depositAddress, depositable), mayRefuse: 'refused: the currency has no deposit address' },
    probe(wallet.withdrawalInfo, withdrawable),
    probe(wallet.companyAddress, ({ userId }) => (userId === undefined ? [] : [{ user_id: userId }])),
  ],
  notCalled: [
    [wallet.transfer, 'would move money'],
    [wallet.withdraw, 'would move money'],
    [wallet.depositProof, 'would make an operator review it'],
    [wallet.addAddress, 'would change the address book'],
    [wallet.deleteAddress, 'would change the address book'],
  ],
  productCalls: {
    deposits: [wallet.depositAddress, wallet.depositProof],
    withdrawals: [
      wallet.addressCurrencies,
      wallet.savedAddresses,
      wallet.addAddress,
      wallet.deleteAddress,
      wallet.withdrawalInfo,
      wallet.withdraw,
    ],
    transfers: [wallet.transfer, wallet.transferHistory, wallet.transferCurrencies],
  },
  extras: [wallet.companyAddress],
  screens: [
    ['Assets', wallet.walletList, wallet.walletDetail],
    ['Deposit', wallet.depositAddress, wallet.accountLog],
    ['Withdrawal', wallet.withdrawalInfo, wallet.depositAddress, wallet.savedAddresses],
    ['Transfer', wallet.walletList, wallet.transferHistory, wallet.transferCurrencies],
    ['Ledger', wallet.ledger],
  ],
  fields: WALLET_FIELDS,
};
