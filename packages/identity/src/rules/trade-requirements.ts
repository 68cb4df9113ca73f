import type { Payee, UserInfo } from '@bourse/contracts/identity';

export type TradeRequirement = 'identity' | 'review' | 'payee';

const REVIEW = { 0: 'identity', 1: 'review', 2: undefined, 3: 'identity' } as const;

/** Whether a counterparty can pay a user by these data: a name, and an account of any method. */
const canBePaid = ({ realName, bankAccount, alipayAccount, wechatAccount }: Payee) =>
  realName !== '' && [bankAccount, alipayAccount, wechatAccount].some((account) => account !== '');

/** Requirements of trades between users that a user does not meet, in the order in which the exchange checks them. An unknown one counts as met. */
export function missingForTrades(
  user: Pick<UserInfo, 'reviewStatus'> | undefined,
  payee: Payee | undefined,
): TradeRequirement[] {
  const identity = user?.reviewStatus === undefined ? undefined : REVIEW[user.reviewStatus];
  return [identity, payee && !canBePaid(payee) ? ('payee' as const) : undefined].filter((each) => each !== undefined);
}
