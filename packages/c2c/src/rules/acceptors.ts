import { PAY_METHODS, type Acceptor, type AcceptorKind, type PayMethod } from '@bourse/contracts/c2c';

/** Acceptors of a tab. An acceptor whose kind the exchange does not send is in both tabs. */
export function ofKind(acceptors: readonly Acceptor[], kind: AcceptorKind): Acceptor[] {
  return acceptors.filter((acceptor) => acceptor.kind === undefined || acceptor.kind === kind);
}

/** Account of the acceptor for each payment method; empty without one. */
export function accountsOf({ bankAccount, alipayAccount, wechatAccount }: Acceptor): Record<PayMethod, string> {
  return { bank: bankAccount, alipay: alipayAccount, wechat: wechatAccount };
}

/** Payment methods for which the acceptor has an account. */
export function methodsOfAcceptor(acceptor: Acceptor): PayMethod[] {
  const accounts = accountsOf(acceptor);
  return PAY_METHODS.filter((method) => accounts[method] !== '');
}
