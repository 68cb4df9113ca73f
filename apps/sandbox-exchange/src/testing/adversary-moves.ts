import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { WALLETS } from '../ledger/types';

const amount = fc.constantFrom('100', '700', '2500', '5000', '20000').map((text) => decimal(text));
const side = fc.constantFrom('buy' as const, 'sell' as const);
const direction = fc.constantFrom('long' as const, 'short' as const);
/** How many before the newest; most steps are about what was just done. */
const recent = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 3 }) });
/** The same transaction hash as explorers, users and chains write it. */
const spelling = fc.constantFrom(
  (hash: string) => hash,
  (hash: string) => `0x${hash}`,
  (hash: string) => hash.toUpperCase(),
  (hash: string) => `${hash}\u200B`,
  (hash: string) => `${hash}.`,
  (hash: string) => ` ${hash.slice(0, 8)} ${hash.slice(8)}`,
);
const kind = <Kind extends string>(name: Kind) => fc.constant(name);

/** A move of the attacker, alone or with an unsuspecting user. */
const move = fc.oneof(
  fc.record({
    kind: kind('spot'),
    side,
    lots: fc.integer({ min: 1, max: 3000 }),
    away: fc.integer({ min: -40, max: 40 }),
    type: fc.constantFrom(...(['limit', 'limit', 'post_only', 'ioc', 'fok', 'stop_limit'] as const)),
  }),
  fc.record({ kind: kind('cancel'), recent }),
  fc.record({
    kind: kind('amend'),
    recent,
    side,
    lots: fc.integer({ min: 1, max: 3000 }),
    away: fc.integer({ min: -40, max: 40 }),
  }),
  {
    weight: 10,
    arbitrary: fc.record({
      kind: kind('open'),
      direction,
      lots: fc.constantFrom(100, 90, 30),
      multiple: fc.constantFrom(100, 100, 20),
      away: fc.constantFrom(undefined, undefined, undefined, 20),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ kind: kind('close'), recent, lots: fc.constantFrom(undefined, undefined, 1, 33) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('reduce'),
      direction,
      lots: fc.constantFrom(1, 47, 100, 1000),
      away: fc.constantFrom(undefined, 0, 20),
    }),
  },
  fc.record({ kind: kind('closeMany'), direction: fc.constantFrom(undefined, 'long' as const, 'short' as const) }),
  fc.record({ kind: kind('revoke'), recent }),
  fc.record({ kind: kind('stop'), recent, loss: fc.integer({ min: 1, max: 50 }) }),
  fc.record({ kind: kind('option'), direction: fc.constantFrom('up' as const, 'down' as const) }),
  fc.record({ kind: kind('transfer'), from: fc.constantFrom(...WALLETS), to: fc.constantFrom(...WALLETS), amount }),
  { weight: 3, arbitrary: fc.record({ kind: kind('send'), amount }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('confirm'), recent, confirmations: fc.constantFrom(1, 6) }),
  },
  fc.record({ kind: kind('reverse'), recent }),
  { weight: 3, arbitrary: fc.record({ kind: kind('prove'), recent, spelling }) },
  fc.record({
    kind: kind('withdraw'),
    wallet: fc.constantFrom(...WALLETS),
    amount,
    approve: fc.boolean(),
    succeeds: fc.boolean(),
  }),
  fc.record({ kind: kind('sellForFiat'), amount, isReleased: fc.boolean() }),
  fc.record({ kind: kind('buyForFiat'), amount, isPaid: fc.boolean() }),
  fc.record({ kind: kind('subscribe'), hundreds: fc.integer({ min: 1, max: 30 }) }),
);

/** A move of the attacker or of the price. */
export const step = fc.oneof(
  { weight: 20, arbitrary: move },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: kind('price'),
      permille: fc.integer({ min: -60, max: 60 }),
      seconds: fc.integer({ min: 1, max: 60 }),
    }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
