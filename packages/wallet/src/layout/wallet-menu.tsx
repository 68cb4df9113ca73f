import { AreaMenu, useScreens } from '@bourse/feature-kit';
import { walletMessages } from '../locales/messages';
import { LINKS } from '../links';
import { PATHS } from '../paths';
import { HISTORY } from './histories';

/** The addresses of each entry: it is current at any of them and leads to the first. */
const ENTRIES = [
  [
    [
      PATHS.accountAssets,
      PATHS.assets,
      PATHS.legalAccounts,
      PATHS.legalAccount,
      PATHS.legalAccountAlias,
      PATHS.coinAccount,
      PATHS.changeAccount,
      PATHS.leverAccount,
      PATHS.finance,
    ],
    'assets.title',
  ],
  [[PATHS.deposits], 'deposit.title'],
  [[PATHS.withdraw], 'withdraw.title'],
  [[PATHS.transfer, PATHS.transferLegal], 'transfer.title'],
  [HISTORY.flatMap(([paths]) => paths), 'history.title'],
  [[PATHS.withdrawAddresses], 'book.title'],
] as const;

/** The results of all products, or of the first one that the client has. */
const RESULTS = [LINKS.results, LINKS.spotResults, LINKS.leverageResults, LINKS.optionResults];

/** The menu of the assets, for the screens of the wallet and for the results of other features. */
export function Component() {
  const text = walletMessages.useText();
  const { pathOf } = useScreens();
  const results = RESULTS.flatMap((link) => pathOf(link) ?? []);
  const entries = [
    ...ENTRIES.map(([paths, label]) => ({ paths, label: text(label) })),
    { paths: results, label: text('wallet.profit') },
  ];
  return (
    <AreaMenu
      label={text('wallet.menu')}
      entries={entries.flatMap(({ paths: [path, ...aliases], label }) =>
        path === undefined ? [] : [{ path, aliases, label }],
      )}
    />
  );
}
