import type { Decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { fromUnits } from '../../ledger/money';
import { WALLETS } from '../../ledger/types';
import { move, perSequence, type ProductAdversary } from '../../testing/adversary/product-adversary';
import { amount, beforeNewest, recent } from '../../testing/adversary/values';
import { DUST, type Scene } from '../../testing/adversary/world';
import { hashFor } from '../../testing/builders';
import { observeDeposit } from './deposit';
import { depositAddressOf } from './deposit-address';
import { decideProof, submitProof } from './proof';
import { wallet } from './rules';
import { transferBetween } from './transfer';
import { broadcast, decideWithdrawal, requestWithdrawal, settleWithdrawal } from './withdraw';

const OUTSIDE = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** A transaction of the attacker. */
interface Transaction {
  readonly hash: string;
  readonly amount: Decimal;
  /** Credited by a proof. */
  proven: boolean;
  /** Reversed. */
  isGone: boolean;
}

const transactionsOf = perSequence((): Transaction[] => []);

const accountOf = fc.constantFrom(...WALLETS);

/** The same transaction hash as explorers, users and chains write it. */
const spelling = fc.constantFrom(
  (hash: string) => hash,
  (hash: string) => `0x${hash}`,
  (hash: string) => hash.toUpperCase(),
  (hash: string) => `${hash}\u200B`,
  (hash: string) => `${hash}.`,
  (hash: string) => ` ${hash.slice(0, 8)} ${hash.slice(8)}`,
);

const depositOf = ({ context }: Scene, { hash }: Transaction) =>
  context.of(wallet).deposit({ network: 'TRC20', hash, output: 0 });

/** The chain reports a transaction of the attacker. */
function observe({ context, test, world }: Scene, sent: Transaction, confirmations: number, isReversed: boolean): void {
  observeDeposit(context, context.of(wallet), {
    network: 'TRC20',
    hash: sent.hash,
    output: 0,
    address: depositAddressOf(world.attacker, 'tron'),
    currencyId: test.usdt.id,
    amount: sent.amount,
    confirmations,
    isReversed,
  });
}

/** Transactions that are on the chain and not credited, less what the attacker owes for reversed ones. */
function underway(scene: Scene): number {
  let sum = 0;
  for (const sent of transactionsOf(scene.world)) {
    const seen = depositOf(scene, sent);
    const isPending = seen === undefined || seen.state === 'seen';
    if (!sent.isGone && !sent.proven && isPending) sum += Number(sent.amount);
    if (seen) sum -= Number(fromUnits(seen.owed, scene.test.usdt.scale));
  }
  return sum;
}

/** Has the attacker less than a reorganisation would take back? */
function canFlee(scene: Scene): boolean {
  const { test, context, world } = scene;
  const unconfirmed = transactionsOf(world)
    .filter((sent) => depositOf(scene, sent)?.state === 'credited')
    .reduce((sum, sent) => sum + Number(sent.amount), 0);
  const { usdt, btc } = test;
  const free = WALLETS.reduce((sum, of) => {
    const available = ({ id, scale }: typeof usdt) =>
      Number(fromUnits(context.ledger.available(world.attacker, id, of), scale));
    return sum + available(usdt) + available(btc) * world.price;
  }, 0);
  return unconfirmed > 0 && free < unconfirmed - DUST;
}

export const adversary: ProductAdversary = {
  moves: [
    move('transfer', fc.record({ from: accountOf, to: accountOf, amount }), ({ context, test, world }, drawn) => {
      transferBetween(context, { userId: world.attacker, currencyId: test.usdt.id, ...drawn }, test.products);
    }),
    move(
      'send a deposit',
      amount,
      ({ world }, sent) => {
        const transactions = transactionsOf(world);
        const hash = hashFor(`${world.id} ${transactions.length}`);
        transactions.push({ hash, amount: sent, proven: false, isGone: false });
        world.outside -= Number(sent);
      },
      3,
    ),
    move(
      'confirm a deposit',
      fc.record({ recent, confirmations: fc.constantFrom(1, 6) }),
      (scene, drawn) => {
        const sent = beforeNewest(transactionsOf(scene.world), drawn.recent);
        if (sent && !sent.isGone) observe(scene, sent, drawn.confirmations, false);
      },
      3,
    ),
    move('reverse a deposit', recent, (scene, back) => {
      const { world } = scene;
      const sent = beforeNewest(transactionsOf(world), back);
      if (!sent || sent.isGone || sent.proven || depositOf(scene, sent)?.state === 'complete') return;
      sent.isGone = true;
      world.outside += Number(sent.amount);
      observe(scene, sent, 0, true);
    }),
    move(
      'prove a deposit',
      fc.record({ recent, spelling }),
      ({ context, test, world }, drawn) => {
        const sent = beforeNewest(transactionsOf(world), drawn.recent);
        if (!sent || sent.isGone) return;
        const money = context.of(wallet);
        const submitted = submitProof(context, money, {
          userId: world.attacker,
          currencyId: test.usdt.id,
          fromAddress: OUTSIDE,
          hash: drawn.spelling(sent.hash),
          amount: sent.amount,
          picture: 'x',
        });
        // Staff finds the real transaction, final, each time.
        if (submitted.ok && decideProof(context, money, { id: submitted.id, amount: sent.amount }).ok) {
          sent.proven = true;
        }
      },
      3,
    ),
    move(
      'withdraw',
      fc.record({ wallet: accountOf, amount, approve: fc.boolean(), succeeds: fc.boolean() }),
      ({ context, test, world }, drawn) => {
        const money = context.of(wallet);
        const requested = requestWithdrawal(
          context,
          money,
          {
            userId: world.attacker,
            currencyId: test.usdt.id,
            wallet: drawn.wallet,
            amount: drawn.amount,
            address: OUTSIDE,
            network: 'TRC20',
          },
          test.products,
        );
        if (!requested.ok) return;
        decideWithdrawal(context, money, { id: requested.id, approve: drawn.approve });
        if (!drawn.approve) return;
        broadcast(context, money, requested.id);
        settleWithdrawal(context, money, requested.id, drawn.succeeds);
        if (drawn.succeeds) world.outside += Number(requested.net);
      },
    ),
  ],
  worth: (scene, userId) => (userId === scene.world.attacker ? underway(scene) : 0),
  wrongAfterOutflow: (scene) => (canFlee(scene) ? 'takes unconfirmed money out' : undefined),
};
