import { decimal, isGreater, isLess, type Decimal } from '@bourse/decimal';
import { leverMinimum, transferType } from '@bourse/contracts/wallet';
import { hasAccount } from '../../catalog/accounts-of';
import type { Context } from '../../core/context';
import type { OutflowRefusal } from '../../core/outflow';
import { outflowRefusal, type Product } from '../../core/product';
import { transfer } from '../../core/ledger-commands';
import type { Transfer } from '../../ledger/types';
import { refuse } from '../../result';
import { priceOf } from './confirmed';

const MAXIMUM = decimal('99999999');

type Transferred = ReturnType<typeof transfer>;

export type TransferRefusal =
  | Extract<Transferred, { ok: false }>['reason']
  | 'account_unsupported'
  | 'below_minimum'
  | 'above_maximum'
  | OutflowRefusal;

/** Transfers an amount between two accounts of a user, unless a product needs it (margin of open positions). */
export function transferBetween(
  context: Context,
  command: Transfer,
  products: readonly Product[],
):
  | Extract<Transferred, { ok: true }>
  | { ok: false; reason: Exclude<TransferRefusal, 'below_minimum'> }
  | { ok: false; reason: 'below_minimum'; minimum: Decimal } {
  const { currencyId, from, to, amount } = command;
  const currency = context.catalog.currency(currencyId);
  if (!currency) return refuse('currency_not_found');
  if (from === to) return refuse('same_wallet');
  // Money in an account that the currency has no longer can be taken out.
  const isStranded = context.ledger.available(command.userId, currencyId, from) > 0n;
  if (!hasAccount(currency, to) || !(hasAccount(currency, from) || isStranded)) return refuse('account_unsupported');
  if (isGreater(amount, MAXIMUM)) return refuse('above_maximum');
  const minimum = transferType(from, to) && leverMinimum(priceOf(context, currencyId));
  if (minimum !== undefined && isLess(amount, minimum)) return { ok: false, reason: 'below_minimum', minimum };
  const reason = outflowRefusal(context, products, command);
  if (reason !== undefined) return refuse(reason);
  return transfer(context, command);
}
