import { decimal, isZero, sum, times, ZERO } from '@bourse/decimal';
import {
  isCcxtInstalled,
  startLoopbackVenue,
  type DialectName,
  type LoopbackVenue,
  type Order,
} from '@bourse/loopback-venue';
import { runs } from '@bourse/vitest-config/thorough';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JournalEntry } from '../journal';
import { interruptedVenue, type InterruptedVenue, type Kill } from '../testing/interrupted-venue';
import { memoryJournal } from '../testing/test-desk';
import { openCcxtVenue } from '../venue/ccxt/ccxt-venue';
import type { Venue } from '../venue/venue';
import { Commands } from './commands';
import { editOf } from './edits';
import { OrderDesk } from './order-desk';
import type { PlaceResult } from './place-result';
import type { AskedOrder } from './rules';

/** Between two requests: the limiter is on, and faster than those of the venues. */
const PACE_MS = 1;
const SYMBOL = 'BTC/USDT';
/** Commands of a run: with 60 runs in each dialect there are 1,200. */
const STEPS = 10;

const order = (more: Partial<AskedOrder>): AskedOrder => ({
  symbol: SYMBOL,
  side: 'buy',
  type: 'limit',
  amount: decimal('0.1'),
  price: decimal('90'),
  ...more,
});

/** Orders that rest, that trade, that trade in part, that end at once, and that the venue refuses. */
const ORDERS: Readonly<Record<string, AskedOrder>> = {
  resting: order({}),
  taking: order({ price: decimal('101') }),
  market: order({ type: 'market', price: undefined }),
  'sale that rests': order({ side: 'sell', price: decimal('150') }),
  'immediate, in part': order({ inForce: 'ioc', price: decimal('101'), amount: decimal('2') }),
  'immediate, unfilled': order({ inForce: 'ioc' }),
  'fill-or-kill, unfilled': order({ inForce: 'fok', price: decimal('101'), amount: decimal('2') }),
  'post-only': order({ inForce: 'post_only' }),
  'post-only that would take': order({ inForce: 'post_only', price: decimal('101') }),
  'stop-limit': order({ price: decimal('120'), stop: { kind: 'stopLoss', price: decimal('110') } }),
  'too dear': order({ amount: decimal('5000') }),
};
const RESTING = order({});

/** What happens to a command, or around it. */
interface Fault {
  /** Returns what ends the fault. */
  readonly begin?: (loopback: LoopbackVenue) => () => void;
  readonly kill?: Kill;
  /** The order has reached the venue already, by a request that nothing is known of. */
  readonly isThere?: boolean;
  /** No price is heard of. */
  readonly isSilent?: boolean;
  /** The reply never comes. */
  readonly isUnanswered?: boolean;
}

/** The next command meets a fault. */
const once =
  (name: 'lostReplies' | 'dropped' | 'rateLimited' | 'banned' | 'skippedBookChanges') =>
  ({ faults }: LoopbackVenue) => {
    faults[name] = 1;
    return () => void (faults[name] = 0);
  };

function maintenance({ faults }: LoopbackVenue): () => void {
  faults.isInMaintenance = true;
  return () => void (faults.isInMaintenance = false);
}

const FAULTS: Readonly<Record<string, Fault>> = {
  none: {},
  'kill between journal and send': { kill: 'before the send' },
  'kill between send and reply': { kill: 'before the reply' },
  'reply lost': { begin: once('lostReplies') },
  'reply lost, then maintenance': {
    begin(loopback) {
      const found = once('lostReplies')(loopback);
      let isOver: (() => void) | undefined;
      const ignore = loopback.exchange.listen(({ kind }) => {
        if (kind === 'order') isOver ??= maintenance(loopback);
      });
      return () => {
        ignore();
        found();
        isOver?.();
      };
    },
  },
  'request lost': { begin: once('dropped') },
  'repeated client id': { isThere: true },
  '429': { begin: once('rateLimited') },
  ban: { begin: once('banned') },
  maintenance: { begin: maintenance },
  'clock skew': {
    begin({ faults }) {
      faults.clockSkew = 3_600_000;
      return () => void (faults.clockSkew = 0);
    },
  },
  gap: {
    begin(loopback) {
      const isOver = once('skippedBookChanges')(loopback);
      loopback.exchange.setBook(SYMBOL, { bids: [['81', '1']], asks: [['101', '1']] });
      return isOver;
    },
  },
  'silence of the prices': { isSilent: true },
  'silence of the reply': { isUnanswered: true },
};

interface Step {
  /** The newest open order gets another price, where there is one; else a new order is placed. */
  readonly isEdit: boolean;
  readonly name: string;
  readonly fault: string;
  /** What follows: the owner repeats the request, the gateway starts anew, the newest order is cancelled. */
  readonly after: 'nothing' | 'repeat' | 'restart' | 'cancel';
}

const step: fc.Arbitrary<Step> = fc.record({
  isEdit: fc.boolean(),
  name: fc.constantFrom(...Object.keys(ORDERS)),
  fault: fc.constantFrom(...Object.keys(FAULTS)),
  after: fc.constantFrom('nothing', 'repeat', 'restart', 'cancel'),
});

/** What became of an order at the venue. */
function stateOf({ state, filled }: Order): 'placed' | 'partly filled' | 'ended unfilled' {
  if (state === 'open' || state === 'filled') return 'placed';
  return isZero(filled) ? 'ended unfilled' : 'partly filled';
}

/** The answer to a request of the owner; `nothing`: the gateway has ended before its answer. */
type Told = PlaceResult | 'nothing';

/** Why an answer is not true; `undefined`: it is. A placed order is at the venue once, and a refused one has traded nothing there. */
function untruth(told: Told, there: readonly Order[]): string | undefined {
  const states = there.map(stateOf).join(', ');
  if (there.length > 1) return `doubled: ${states}`;
  if (told === 'nothing') return undefined;
  if (told.ok)
    return states === (told.endedPartly ? 'partly filled' : 'placed') ? undefined : `told as placed: ${states}`;
  if (told.reason === 'unknown' || states === '' || states === 'ended unfilled') return undefined;
  return `told as refused (${told.reason}): ${states}`;
}

/** `npm test` installs ccxt; a single test file may run without it. */
describe.skipIf(!isCcxtInstalled()).each<DialectName>(['kraken', 'binance'])('faults at %s', (dialect) => {
  let loopback: LoopbackVenue;
  let opened: Venue;
  let interrupted: InterruptedVenue;
  let ids = 0;

  beforeAll(async () => {
    loopback = await startLoopbackVenue({ dialect, markets: [{ symbol: SYMBOL, minTotal: '5' }] });
    const { origin, keys } = loopback;
    opened = await openCcxtVenue({
      id: dialect,
      isTestnet: true,
      keys: { ...keys, password: undefined },
      origin,
      pace: PACE_MS,
      say: () => undefined,
    });
    interrupted = interruptedVenue(opened);
  });
  afterAll(async () => {
    await opened.close();
    await loopback.close();
  });

  const atVenue = (clientId: string) => loopback.exchange.orders().filter((each) => each.clientId === clientId);

  /** The edit of the newest open order, to a price of its own; one that is filled in part is edited where the venue amends. */
  async function editOfNewest(name: string): Promise<AskedOrder | undefined> {
    const { edits } = opened.abilities;
    const [newest] = await opened.openOrders([SYMBOL]);
    const { side, amount } = newest ?? {};
    if (!edits || !newest || !side || !amount) return undefined;
    const cents = String(ids % 100).padStart(2, '0');
    const price = decimal(`${side === 'sell' ? '160' : name === 'taking' ? '101' : '88'}.${cents}`);
    const asked = editOf({ ...newest, side }, { price, amount, trigger: undefined }, edits);
    return typeof asked === 'string' ? undefined : asked;
  }

  /** Why the answer to an edit is not true; `undefined`: it is. The order has either price, once. */
  function untruthOfEdit(told: Told, { edits: id, price }: AskedOrder, clientId: string): string | undefined {
    const old = loopback.exchange.orders().find((each) => each.id === Number(id?.replaceAll(/\D/g, '')));
    const [other] = atVenue(clientId);
    const isReplaced = opened.abilities.edits === 'replaces';
    const became = isReplaced ? other : old;
    const isDone = became !== undefined && became.price === price && stateOf(became) !== 'ended unfilled';
    if (isReplaced && other && old?.state === 'open') return 'doubled by its edit';
    if (told === 'nothing' || (!told.ok && told.reason === 'unknown')) return undefined;
    if (told.ok) return isDone ? undefined : 'told as edited';
    if (isDone) return `edited, told as refused (${told.reason})`;
    // A repetition of what was refused tells nothing about the order.
    const isToldAsGone = told.reason === 'unreplaced' || told.reason === 'request_taken';
    return isReplaced && old?.state === 'cancelled' && !isToldAsGone ? 'told as unchanged' : undefined;
  }

  /** A venue as in the beginning, without open orders. */
  function reset() {
    const { exchange } = loopback;
    for (const { id, state } of exchange.orders()) if (state === 'open') exchange.cancel(id);
    exchange.setBook(SYMBOL, { bids: [['80', '1']], asks: [['101', '1']] });
    exchange.trade(SYMBOL, { side: 'buy', price: '100', amount: '1' });
    for (const [code, amount] of [['USDT', '10000'] as const, ['BTC', '10'] as const])
      exchange.account.fund(code, decimal(amount));
  }

  /** A gateway with the journal of those before it. */
  function start(entries: readonly JournalEntry[], isSilent: () => boolean) {
    const journal = memoryJournal(entries);
    const commands = new Commands(entries);
    const desk = new OrderDesk({
      venue: interrupted.venue,
      journal,
      commands,
      caps: { ofOrder: decimal('1000000'), ofDay: decimal('100000000') },
      marketOf: () => ({
        symbol: SYMBOL,
        base: 'BTC',
        quote: 'USDT',
        isActive: true,
        priceStep: decimal('0.01'),
        amountStep: decimal('0.0001'),
        minAmount: undefined,
        maxAmount: undefined,
        minNotional: undefined,
        takerFee: undefined,
      }),
      worthOf: () => (isSilent() ? undefined : decimal('1')),
      lastOf: () => (isSilent() ? undefined : decimal('100')),
      now: Date.now,
      elapsed: () => performance.now(),
      pause: async () => undefined,
      onChange: () => undefined,
    });
    return { journal, commands, desk };
  }

  /** The faults of a run: each command with its fault. */
  async function run(steps: readonly Step[]): Promise<readonly string[]> {
    reset();
    const problems: string[] = [];
    const note = ({ name, fault }: Step, problem: string | undefined) =>
      problem !== undefined && problems.push(`${name}, ${fault}: ${problem}`);
    let isSilent = false;
    let gateway = start([], () => isSilent);
    const restart = async () => {
      gateway = start(gateway.journal.entries, () => isSilent);
      await gateway.desk.resolve();
    };
    const requests: { readonly clientId: string; readonly asked: AskedOrder; readonly made: Step }[] = [];
    for (const made of steps) {
      ids += 1;
      const clientId = ids.toString(16).padStart(32, '0');
      const {
        begin,
        kill,
        isThere = false,
        isSilent: silences = false,
        isUnanswered = false,
      } = FAULTS[made.fault] ?? {};
      const edit = made.isEdit && !isThere ? await editOfNewest(made.name) : undefined;
      const asked = edit ?? (isThere ? RESTING : (ORDERS[made.name] ?? RESTING));
      const judge = (answered: Told) =>
        edit ? untruthOfEdit(answered, edit, clientId) : untruth(answered, atVenue(clientId));
      requests.push({ clientId, asked, made });
      if (isThere) loopback.exchange.place({ ...RESTING, clientId });
      const end = begin?.(loopback);
      isSilent = silences;
      if (isUnanswered) interrupted.silence();
      const killed = kill && interrupted.killAt(kill).then((): Told => 'nothing');
      const answer: Promise<Told> = gateway.desk.place(asked, clientId);
      const told = await (killed ? Promise.race([answer, killed]) : answer);
      interrupted.spare();
      end?.();
      isSilent = false;
      note(made, judge(told));
      if (told === 'nothing' || made.after === 'restart') await restart();
      if (made.after === 'repeat') note(made, judge(await gateway.desk.place(asked, clientId)));
      if (made.after === 'cancel') note(made, await cancelNewest(gateway.desk));
    }
    // After a restart without faults the journal knows every order of the venue, and no repetition makes another one.
    await restart();
    for (const { clientId, asked, made } of requests) {
      const before = atVenue(clientId);
      const known = gateway.commands.order(clientId)?.state;
      if (known !== 'placed' && before.some((each) => stateOf(each) !== 'ended unfilled')) note(made, `lost: ${known}`);
      if (known !== undefined) await gateway.desk.place(asked, clientId);
      if (atVenue(clientId).length !== before.length) note(made, 'doubled by its repetition');
    }
    if (!isHeldRight()) problems.push('the money on hold is not that of the open orders');
    return problems;
  }

  async function cancelNewest(desk: OrderDesk): Promise<string | undefined> {
    const [newest] = await opened.openOrders([SYMBOL]);
    const result = newest && (await desk.cancel(newest));
    const state = loopback.exchange.orders().find(({ clientId }) => clientId === newest?.clientId)?.state;
    return result?.ok && state !== 'cancelled' ? `told as cancelled: ${state}` : undefined;
  }

  /** The money on hold is that of the open orders. */
  function isHeldRight(): boolean {
    const open = loopback.exchange.orders().filter(({ state }) => state === 'open');
    const held = sum(open.filter(({ side }) => side === 'buy').map(({ price = ZERO, amount }) => times(price, amount)));
    return loopback.exchange.account.balance('USDT').held === held;
  }

  it('no order is lost or doubled, and what the owner is told is true, whatever happens to the commands', async () => {
    const steps = fc.array(step, { minLength: STEPS, maxLength: STEPS });
    const property = fc.asyncProperty(steps, async (made) => {
      expect(await run(made)).toEqual([]);
    });
    await fc.assert(property, { numRuns: runs(4, 60) });
  });
});
