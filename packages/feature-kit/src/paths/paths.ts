/*
 * All addresses of the client (trading side, section 2; money side, section 2). Features link to each other through this file
 * only; the routes of a feature take their paths from it.
 */

export const PATHS = {
  home: '/',
  quotation: '/quotation',
  noticeList: '/noticeList',
  noticeDetail: '/components/noticeDetail',

  deal: '/dealCenter',
  match: '/match',
  allOrders: '/allTransaction',
  openOrders: '/account/accountEntrust',
  success: '/success',

  leverDeal: '/leverdealCenter',
  leverRecord: '/leverRecord',
  leverList: '/leverList',
  leverTransactions: '/leverTransactions',
  leverTransaction: '/leverTransaction',
  leverManager: '/lever_manger',

  options: '/secondDealCenter',

  c2cMarket: '/fiatradCenter',
  legalTrade: '/legalTrade',
  c2cTrade: '/c2cTrade',
  c2c: '/c2c',
  c2cOrders: '/c2cOrder',
  c2cRelease: '/c2cRelease',
  c2cDetail: '/c2cDetail',

  acceptors: '/account/aceite',
  acceptorDeal: '/account/rechargeMoney',
  acceptorRecords: '/account/chargeRecord',

  assets: '/letransactions',
  accountAssets: '/new_account/letransactions',
  finance: '/new_account/finance',
  transfer: '/new_account/transfer',
  leverAccount: '/new_account/lever',
  coinAccount: '/new_account/change',
  legalAccounts: '/new_account/legal',
  legalAccount: '/new_account/legalAccount',
  changeAccount: '/new_account/changeAccount',
  transferLegal: '/new_account/transferLegal',
  transferRecord: '/transferRecord',
  transferLog: '/account/transferLog',
  deposits: '/account/recharge',
  depositRecord: '/account/coinRecord',
  /** Ours: the specification names no address for these three. */
  withdraw: '/new_account/withdraw',
  ledger: '/new_account/ledger',
  statement: '/new_account/statement',
  withdrawAddresses: '/withdraw_address',
  financeRecords: '/finanrec',

  login: '/components/login',
  register: '/components/register',
  forgotPassword: '/forgetPwd',
  resetPassword: '/resetPwd',
  accountCenter: '/account/accountCenter',
  accountSettings: '/account/accountSet',
  notices: '/account/accountMessage',
  verification: '/authentication',
  accountVerification: '/account/authentication',
  payment: '/payment',
  accountPayment: '/account/payment',
  regions: '/account/region',
  userSettings: '/userSetting',
  accountUserSettings: '/account/userSetting',
  bindEmail: '/bindEmail',
  setCashPassword: '/setCash',

  launchInfo: '/upstart',
  subscribe: '/sg',
  subscriptionRecords: '/uplist',
} as const satisfies Record<string, `/${string}`>;

export type Path = (typeof PATHS)[keyof typeof PATHS];

type Query = Readonly<Record<string, string | number | undefined>>;

/** An address with its query; entries without a value are left out. */
export function pathWith(path: Path, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
