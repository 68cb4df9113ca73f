import { decimal, isGreater, isLess } from '@bourse/decimal';
import { transferType } from '@bourse/wallet/contract';
import type { Context } from '../../core/context';
import type { Product } from '../../core/product';
import { transfer } from '../../ledger/commands';
import type { Transfer, Wallet } from '../../ledger/types';
import { refuse } from '../../result';
import type { Currency } from '../../catalog/types';

/** Between asset and contract account, in the currency (money side, section 5). */
const LEVER_MINIMUM = decimal('100');
const MAXIMUM = decimal('99999999');

type Transferred = ReturnType<typeof transfer>;

export type TransferRefusal =
  | Extract<Transferred, { ok: false }>['reason']
  | 'account_unsupported'
  | 'below_minimum'
  | 'above_maximum'
  | 'open_positions'
  | 'margin_too_low';

/** Transfers an amount between two accounts of a user, unless a product needs it (margin of open positions). */
export function transferBetween(
  context: Context,
  command: Transfer,
  products: readonly Product[],
): Extract<Transferred, { ok: true }> | { ok: false; reason: TransferRefusal } {
  const { currencyId, from, to, amount } = command;
  const currency = context.catalog.currency(currencyId);
  if (!currency) return refuse('currency_not_found');
  if (from === to) return refuse('same_wallet');
  if (!hasAccount(currency, from) || !hasAccount(currency, to)) return refuse('account_unsupported');
  if (isGreater(amount, MAXIMUM)) return refuse('above_maximum');
  if (transferType(from, to) !== undefined && isLess(amount, LEVER_MINIMUM)) return refuse('below_minimum');
  for (const product of products) {
    const reason = product.refuseTransfer?.(context, context.of(product), command);
    if (reason !== undefined) return refuse(reason);
  }
  return transfer(context, command);
}

function hasAccount({ isLever, isMatch, isMicro }: Currency, account: Wallet): boolean {
  return { legal: true, change: isMatch, lever: isLever, micro: isMicro }[account];
}
