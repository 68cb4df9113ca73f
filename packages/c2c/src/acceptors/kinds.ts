import { PAY_METHODS, type Acceptor, type AcceptorKind, type PayMethod } from '../contract';

/** Acceptors of a tab. An acceptor whose kind the exchange does not send is in both tabs. */
export function ofKind(acceptors: readonly Acceptor[], kind: AcceptorKind): Acceptor[] {
  return acceptors.filter((acceptor) => acceptor.kind === undefined || acceptor.kind === kind);
}

/** Payment methods for which the acceptor has an account. */
export function methodsOfAcceptor({ bankAccount, alipayAccount, wechatAccount }: Acceptor): PayMethod[] {
  const accounts: Record<PayMethod, string> = { bank: bankAccount, alipay: alipayAccount, wechat: wechatAccount };
  return PAY_METHODS.filter((method) => accounts[method] !== '');
}
