import { createHash } from 'node:crypto';
import { decimal } from '@bourse/decimal';
import type { ChainReport } from '../../core/chain-report';
import type { Context } from '../../core/context';
import type { Product } from '../../core/product';
import { loadChain, writeTransactions, type Chain, type TransactionRow } from './store';
import type { PayIn, PayOut } from './types';

/** Time between two blocks of every network. */
export const BLOCK_MS = 10_000;
/** So many confirmations are reported. */
const FOLLOWED = 12;

/**
 * A simulation of block chains: transactions get a confirmation with every block, a reorganisation can remove them, and every
 * step is reported to the products that register `onChain`.
 */
export const chain: Product<Chain> = {
  name: 'chain',

  load: ({ db, products }) => loadChain(db, products),

  writes(state) {
    if (state.changed.size === 0) return undefined;
    const changed = [...state.changed.values()];
    state.changed = new Map();
    return { write: (transaction) => writeTransactions(transaction, changed) };
  },

  due(context, state, { key, at }) {
    const row = state.open.get(Number(key));
    if (!row) return;
    const confirmations = row.confirmations + 1;
    const isReversed = confirmations === row.reverse_at;
    const isOpen = !isReversed && confirmations < FOLLOWED;
    const next = { ...row, confirmations: isReversed ? 0 : confirmations, is_open: isOpen };
    keep(state, next);
    if (isOpen) context.schedule(chain, key, at + BLOCK_MS);
    report(context, state, next, isReversed);
  },
};

/** A payment from outside: reported at once without a confirmation, then with every block. Returns its hash. */
export function payIn(context: Context, { network, currencyId, address, amount, reverseAt }: PayIn): string {
  return send(context, 'in', { network, currencyId, address, amount, reference: undefined, reverseAt });
}

/** Broadcasts a withdrawal once and returns the hash of its transaction. */
export function payOut(context: Context, payment: PayOut): string {
  return context.of(chain).broadcast.get(payment.reference) ?? send(context, 'out', payment);
}

function send(
  context: Context,
  direction: ChainReport['direction'],
  sent: Omit<PayOut, 'reference'> & { reference?: number | undefined; reverseAt?: number | undefined },
): string {
  const state = context.of(chain);
  const id = state.nextId;
  state.nextId += 1;
  const hash = hashOf(`${id} ${direction} ${sent.network} ${sent.address} ${context.now}`);
  const row: TransactionRow = {
    id,
    direction,
    network: sent.network,
    hash,
    address: sent.address,
    currency_id: sent.currencyId,
    amount: sent.amount,
    confirmations: 0,
    reverse_at: sent.reverseAt ?? null,
    is_open: true,
    reference: sent.reference ?? null,
  };
  if (sent.reference !== undefined) state.broadcast.set(sent.reference, hash);
  keep(state, row);
  context.schedule(chain, String(id), context.now + BLOCK_MS);
  if (direction === 'in') report(context, state, row, false);
  return hash;
}

function keep(state: Chain, row: TransactionRow): void {
  if (row.is_open) state.open.set(row.id, row);
  else state.open.delete(row.id);
  state.changed.set(row.id, row);
}

function report(context: Context, { products }: Chain, row: TransactionRow, isReversed: boolean): void {
  const { direction, network, hash, address, currency_id: currencyId, confirmations, reference } = row;
  const seen: ChainReport = {
    direction,
    network,
    hash,
    output: 0,
    address,
    currencyId,
    amount: decimal(row.amount),
    confirmations,
    isReversed,
    reference: reference ?? 0,
  };
  for (const product of products) product.onChain?.(context, context.of(product), seen);
}

/** A transaction hash of 32 bytes; Ethereum and its tokens write it with `0x`, which the sandbox leaves out. */
function hashOf(text: string): string {
  return createHash('sha256').update(`chain ${text}`).digest('hex');
}
