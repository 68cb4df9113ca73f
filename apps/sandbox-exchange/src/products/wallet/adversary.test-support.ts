import { decimal, type Decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { fromUnits } from '../../ledger/money';
import type { Currency } from '../../catalog/types';
import { WALLETS, type Wallet } from '../../ledger/types';
import { move, perSequence, stepOf, type ProductAdversary, type Step } from '../../testing/adversary/product-adversary';
import { amount, beforeNewest, recent } from '../../testing/adversary/values';
import { DUST, QUIET, type Scene } from '../../testing/adversary/world';
import { hashFor } from '../../testing/builders';
import { cancelQuiet, farAway, restFarAway, sellOut, sellOutTo } from '../spot/adversary.test-support';
import { observeDeposit } from './deposit';
import { depositAddressOf } from './deposit-address';
import { decideProof, submitProof } from './proof';
import { wallet } from './product';
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

/** Trades may lose a part of unconfirmed money in spreads and fees. */
const SLACK = 0.02;

/**
 * Has the attacker less than a reorganisation would take back? After a gain of the accomplice debts count as well, because the exchange
 * cannot collect them there.
 */
function canFlee(scene: Scene, isToAccomplice: boolean): boolean {
  const { test, context, world } = scene;
  const { btc, usdt } = test;
  let blocked = 0;
  for (const sent of transactionsOf(world)) {
    const seen = depositOf(scene, sent);
    if (seen?.state === 'credited') blocked += Number(sent.amount);
    if (seen && isToAccomplice) blocked += Number(fromUnits(seen.owed, usdt.scale));
  }
  const worth = ({ id, scale }: Currency, of: Wallet, price: number) =>
    Number(fromUnits(context.ledger.available(world.attacker, id, of), scale)) * price;
  const quiet = context.catalog.currencies().find(({ code }) => code === QUIET.base);
  const free = WALLETS.reduce((sum, of) => sum + worth(usdt, of, 1) + worth(btc, of, world.price), 0);
  const all = free + (quiet ? worth(quiet, 'change', world.quietPrice) : 0);
  return blocked > 0 && all < blocked * (isToAccomplice ? 1 - SLACK : 1) - DUST;
}

function transfer({ context, test, world }: Scene, drawn: { from: Wallet; to: Wallet; amount: Decimal }): void {
  transferBetween(context, { userId: world.attacker, currencyId: test.usdt.id, ...drawn }, test.products);
}

function send({ world }: Scene, amountSent: Decimal): void {
  const transactions = transactionsOf(world);
  const hash = hashFor(`${world.id} ${transactions.length}`);
  transactions.push({ hash, amount: amountSent, proven: false, isGone: false });
  world.outside -= Number(amountSent);
}

interface Confirming {
  readonly recent: number;
  readonly confirmations: number;
}

function confirm(scene: Scene, { recent: back, confirmations }: Confirming): void {
  const sent = beforeNewest(transactionsOf(scene.world), back);
  if (sent && !sent.isGone) observe(scene, sent, confirmations, false);
}

function reverse(scene: Scene, back: number): void {
  const { world } = scene;
  const sent = beforeNewest(transactionsOf(world), back);
  if (!sent || sent.isGone || sent.proven || depositOf(scene, sent)?.state === 'complete') return;
  sent.isGone = true;
  world.outside += Number(sent.amount);
  world.reversed += Number(sent.amount);
  observe(scene, sent, 0, true);
}

const large = fc.constantFrom(decimal('5000'), decimal('20000'));

/** A deposit with one confirmation, whose money is then in another account. */
export const unconfirmedIn = (to: Wallet, sent: Decimal): readonly Step[] => [
  stepOf('send a deposit', sent, send),
  stepOf('confirm a deposit', { recent: 0, confirmations: 1 }, confirm),
  stepOf('transfer', { from: 'change' as const, to, amount: sent }, transfer),
];

export const adversary: ProductAdversary = {
  moves: [
    move('transfer', fc.record({ from: accountOf, to: accountOf, amount }), transfer),
    move('send a deposit', amount, send, 3),
    move('confirm a deposit', fc.record({ recent, confirmations: fc.constantFrom(1, 6) }), confirm, 3),
    move('reverse a deposit', recent, reverse),
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
      fc.record({
        wallet: accountOf,
        amount,
        approve: fc.boolean(),
        succeeds: fc.boolean(),
        isAccomplice: fc.boolean(),
      }),
      ({ context, test, world }, drawn) => {
        const money = context.of(wallet);
        const requested = requestWithdrawal(
          context,
          money,
          {
            userId: drawn.isAccomplice ? world.accomplice : world.attacker,
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
  plans: [
    // A deposit that is spent before its last confirmation, and one that is reversed while its money is held.
    fc
      .record({ sent: large, to: sellOutTo })
      .map(({ sent, to }) => [
        stepOf('send a deposit', sent, send),
        stepOf('confirm a deposit', { recent: 0, confirmations: 1 }, confirm),
        stepOf('sell out to the accomplice', to, sellOut),
      ]),
    fc
      .record({ sent: large, far: farAway, to: sellOutTo })
      .map(({ sent, far, to }) => [
        stepOf('send a deposit', sent, send),
        stepOf('confirm a deposit', { recent: 0, confirmations: 1 }, confirm),
        stepOf('rest far away', far, restFarAway),
        stepOf('reverse a deposit', 0, reverse),
        stepOf('cancel the orders of the quiet pair', undefined, cancelQuiet),
        stepOf('sell out to the accomplice', to, sellOut),
      ]),
  ],
  worth: (scene, userId) => (userId === scene.world.attacker ? underway(scene) : 0),
  wrongAfterOutflow: (scene, isToAccomplice) =>
    canFlee(scene, isToAccomplice) ? 'takes unconfirmed money out' : undefined,
};
