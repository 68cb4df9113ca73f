import type { FeaturePaths } from '@bourse/feature-kit';

/** Addresses of the wallet (money side, section 2). The specification names none for `withdraw`, `ledger` and `statement`. */
export const PATHS = {
  assets: '/letransactions',
  accountAssets: '/new_account/letransactions',
  finance: '/new_account/finance',
  transfer: '/new_account/transfer',
  leverAccount: '/new_account/lever',
  coinAccount: '/new_account/change',
  legalAccounts: '/new_account/legal',
  legalAccount: '/new_account/legalAccount',
  legalAccountAlias: '/legalAccount',
  changeAccount: '/new_account/changeAccount',
  transferLegal: '/new_account/transferLegal',
  transferRecord: '/transferRecord',
  transferLog: '/account/transferLog',
  deposits: '/account/recharge',
  depositRecord: '/account/coinRecord',
  withdraw: '/new_account/withdraw',
  ledger: '/new_account/ledger',
  statement: '/new_account/statement',
  withdrawAddresses: '/withdraw_address',
  leverManager: '/lever_manger',
  financeRecords: '/finanrec',
} as const satisfies FeaturePaths;
