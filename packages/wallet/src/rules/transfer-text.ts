import { accountsInText, type Account } from '@bourse/contracts/wallet';

export interface NamedTransfer {
  readonly from: Account;
  readonly to: Account;
}

/** The word between source and target of a transfer, `法币划转杠杆`. */
const TRANSFER = '划转';

/**
 * The transfer that the text of a ledger row names, in the words of back ends of this contract; `undefined` for every other text.
 * There is such a text for each pair of accounts, in many spellings, so that it is read instead of looked up.
 */
export function transferInText(info: string): NamedTransfer | undefined {
  const [before = '', after = '', ...more] = info.split(TRANSFER);
  const [from, to] = [accountsInText(before), accountsInText(after)];
  if (more.length > 0 || from.length !== 1 || to.length !== 1) return undefined;
  const [source] = from;
  const [target] = to;
  return source && target && source !== target ? { from: source, to: target } : undefined;
}
