import { decimal, isGreater, isLess, isZero, minus, plus, smaller, times, ZERO, type Decimal } from '@bourse/decimal';
import type {
  PlacedOrder,
  VenueBalance,
  VenueBook,
  VenueFill,
  VenueLevel,
  VenueMarket,
  VenueOrder,
  VenueTrade,
  VenueTransfer,
} from '../venue/types';
import { VenueError, type RefusalReason, type Venue, type VenueAbilities, type VenueEvent } from '../venue/venue';

/**
 * What happens to the next request of a kind. `reply lost`: it is carried out and its answer does not arrive. `accepted`, of a cancel: the
 * order stays open, and the answer says that the request has been accepted.
 */
export type Fault =
  | 'reply lost'
  | 'not delivered'
  | 'accepted'
  | Extract<RefusalReason, 'rate_limit' | 'maintenance' | 'clock_skew'>;
type Command = 'place' | 'cancel' | 'find' | 'withdraw';

/** A venue in memory, with settable book and faults. Orders trade with the levels of its book. */
export interface FakeVenue extends Venue {
  readonly placed: readonly PlacedOrder[];
  /** The next request of the kind fails so. */
  fail(command: Command, fault: Fault): void;
  setBook(symbol: string, bids: readonly VenueLevel[], asks: readonly VenueLevel[]): void;
  trade(trade: Omit<VenueTrade, 'at' | 'id'>): void;
  /** A message of the private stream. */
  emitAccount(): void;
  delist(symbol: string): void;
  setAbilities(abilities: Partial<VenueAbilities>): void;
  addFill(fill: VenueFill): void;
  /** The next order is cancelled by the venue at once, with this amount filled. */
  endNextOrder(filled: Decimal): void;
  /** Replies to orders have no state from now on. */
  answerWithIdsOnly(): void;
  addTransfer(kind: 'deposit' | 'withdrawal', transfer: VenueTransfer): void;
}

const level = (price: string, amount: string): VenueLevel => [decimal(price), decimal(amount)];

export function aMarket(symbol: string, more: Partial<VenueMarket> = {}): VenueMarket {
  const [base = '', quote = ''] = symbol.split('/');
  return {
    symbol,
    base,
    quote,
    isActive: true,
    priceStep: decimal('0.01'),
    amountStep: decimal('0.0001'),
    minAmount: decimal('0.0001'),
    maxAmount: undefined,
    minNotional: decimal('5'),
    takerFee: decimal('0.001'),
    ...more,
  };
}

interface Options {
  readonly markets?: readonly VenueMarket[];
  readonly balances?: Readonly<Record<string, string>>;
  readonly now?: () => number;
}

const refused = (reason: RefusalReason) => ({ outcome: 'refused', reason }) as const;
const move = (account: Map<string, Decimal>, code: string, by: Decimal) =>
  account.set(code, plus(account.get(code) ?? ZERO, by));
const newestFirst = <Row>(rows: readonly Row[]) => rows.toReversed();

export function fakeVenue({
  markets = [aMarket('BTC/USDT'), aMarket('ETH/USDT')],
  balances = { USDT: '1000', BTC: '1' },
  now = Date.now,
}: Options = {}): FakeVenue {
  const faults = new Map<Command, Fault[]>();
  const listeners = new Set<(event: VenueEvent) => void>();
  const free = new Map(Object.entries(balances).map(([code, amount]) => [code, decimal(amount)]));
  const held = new Map<string, Decimal>();
  const books = new Map<string, VenueBook>();
  const orders: VenueOrder[] = [];
  const fills: VenueFill[] = [];
  const placed: PlacedOrder[] = [];
  const trades: VenueTrade[] = [];
  const transfers: Record<'deposit' | 'withdrawal', VenueTransfer[]> = { deposit: [], withdrawal: [] };
  const delisted = new Set<string>();
  let abilities: VenueAbilities = {
    marketOrders: true,
    findByClientId: true,
    orderById: true,
    fills: true,
    depositAddress: true,
    deposits: true,
    withdrawals: true,
    withdraw: true,
    barLengths: [60_000, 3_600_000, 14_400_000],
  };

  const emit = (event: VenueEvent) => {
    for (const listener of listeners) listener(event);
  };
  const marketOf = (symbol: string) => {
    const market = markets.find((each) => each.symbol === symbol);
    if (!market || delisted.has(symbol)) throw new VenueError(`no market ${symbol}`, refused('pair_closed'));
    return market;
  };

  /** Carries a command out with the fault that is set for it. */
  async function carryOut<Value>(command: Command, work: () => Value): Promise<Value> {
    const fault = faults.get(command)?.shift();
    if (fault === 'not delivered') throw new VenueError('the connection broke', { outcome: 'unknown' });
    if (fault === 'reply lost') {
      work();
      throw new VenueError('no answer in time', { outcome: 'unknown' });
    }
    if (fault !== undefined && fault !== 'accepted') throw new VenueError(fault, refused(fault));
    return work();
  }

  let ended: Decimal | undefined;
  let isSilent = false;

  function place(order: PlacedOrder): VenueOrder {
    if (isSilent) return { ...placeNow(order), state: 'open', filled: ZERO, isStateAssumed: true };
    return placeNow(order);
  }

  function placeNow(order: PlacedOrder): VenueOrder {
    if (ended !== undefined) {
      const made = { ...order, id: `o${orders.length + 1}`, state: 'cancelled', filled: ended, at: now() } as const;
      ended = undefined;
      orders.push(made);
      return made;
    }
    const { base, quote } = marketOf(order.symbol);
    placed.push(order);
    const isBuy = order.side === 'buy';
    const book = books.get(order.symbol) ?? { symbol: order.symbol, bids: [], asks: [] };
    const reserved = isBuy ? times(order.amount, order.price ?? book.asks[0]?.[0] ?? ZERO) : order.amount;
    const paid = isBuy ? quote : base;
    if (isLess(free.get(paid) ?? ZERO, reserved)) throw new VenueError('insufficient', refused('balance_too_low'));
    let [filled, spent] = [ZERO, ZERO];
    for (const [price, offered] of isBuy ? book.asks : book.bids) {
      const isTooDear =
        order.price !== undefined && (isBuy ? isGreater(price, order.price) : isLess(price, order.price));
      const amount = smaller(offered, minus(order.amount, filled));
      if (isTooDear || isZero(amount)) break;
      filled = plus(filled, amount);
      spent = plus(spent, times(price, amount));
      const about = { symbol: order.symbol, side: order.side, price, amount, fee: undefined, at: now() };
      fills.unshift({ ...about, id: `f${fills.length + 1}`, orderId: `o${orders.length + 1}` });
    }
    const isOpen = order.type === 'limit' && isLess(filled, order.amount);
    const rest = isOpen ? minus(order.amount, filled) : ZERO;
    const locked = isBuy ? times(rest, order.price ?? ZERO) : rest;
    move(free, paid, minus(ZERO, plus(locked, isBuy ? spent : filled)));
    move(held, paid, locked);
    move(free, isBuy ? base : quote, isBuy ? filled : spent);
    const state = isOpen ? 'open' : 'filled';
    const { clientId, symbol, side, type, price, amount } = order;
    orders.push({ id: `o${orders.length + 1}`, clientId, symbol, side, type, state, price, amount, filled, at: now() });
    const made = orders.at(-1);
    if (!made) throw new Error('an order was pushed before');
    emit({ kind: 'account' });
    return made;
  }

  /** The reply has no state. */
  function amend(id: string, { price, amount }: PlacedOrder): VenueOrder {
    const index = orders.findIndex((order) => order.id === id && order.state === 'open');
    const order = orders[index];
    if (!order) throw new VenueError('unknown order', refused('order_not_found'));
    orders[index] = { ...order, price, amount };
    return { ...order, isStateAssumed: true };
  }

  function cancel(id: string): 'cancelled' {
    const index = orders.findIndex((order) => order.id === id && order.state === 'open');
    const order = orders[index];
    if (!order) throw new VenueError('unknown order', refused('order_not_found'));
    const { base, quote } = marketOf(order.symbol);
    const rest = minus(order.amount, order.filled);
    const [code, locked] = order.side === 'buy' ? [quote, times(rest, order.price ?? ZERO)] : [base, rest];
    move(held, code, minus(ZERO, locked));
    move(free, code, locked);
    orders[index] = { ...order, state: 'cancelled' };
    emit({ kind: 'account' });
    return 'cancelled';
  }

  return {
    name: 'Fake',
    isTestnet: true,
    get abilities() {
      return abilities;
    },
    contracts: undefined,
    placed,
    fail: (command, fault) => faults.set(command, [...(faults.get(command) ?? []), fault]),
    setBook(symbol, bids, asks) {
      const book = { symbol, bids, asks };
      books.set(symbol, book);
      emit({ kind: 'book', ...book });
    },
    trade(trade) {
      const made = { ...trade, id: `t${trades.length + 1}`, at: now() };
      trades.push(made);
      emit({ kind: 'trade', ...made });
    },
    emitAccount: () => emit({ kind: 'account' }),
    delist: (symbol) => delisted.add(symbol),
    setAbilities: (change) => {
      abilities = { ...abilities, ...change };
    },
    addFill: (fill) => fills.unshift(fill),
    endNextOrder: (filled) => (ended = filled),
    answerWithIdsOnly: () => (isSilent = true),
    addTransfer: (kind, transfer) => transfers[kind].unshift(transfer),
    markets: async () => markets.map((market) => ({ ...market, isActive: !delisted.has(market.symbol) })),
    book: async (symbol) => books.get(marketOf(symbol).symbol) ?? { symbol, bids: [], asks: [] },
    trades: async (symbol) => newestFirst(trades.filter((trade) => trade.symbol === symbol)),
    bars: async (_symbol, length, from, to) => {
      const first = Math.ceil(from / length) * length;
      const count = Math.max(0, Math.ceil((to - first) / length));
      const [price, volume] = [decimal('100'), decimal('1')];
      const flat = { open: price, high: price, low: price, close: price, volume };
      return Array.from({ length: count }, (_none, index) => ({ ...flat, openTime: first + index * length }));
    },
    tickers: async (symbols) =>
      symbols.map((symbol) => {
        const figure = decimal('100');
        return { symbol, last: figure, open: decimal('80'), high: figure, low: figure, volume: figure };
      }),
    follow(symbols) {
      for (const symbol of symbols) {
        const { bids, asks } = books.get(symbol) ?? { bids: [level('99', '1')], asks: [level('101', '1')] };
        this.setBook(symbol, bids, asks);
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    balances: async () =>
      [...free].map(([currency, available]): VenueBalance => ({
        currency,
        available,
        held: held.get(currency) ?? ZERO,
        total: plus(available, held.get(currency) ?? ZERO),
      })),
    openOrders: async (asked) =>
      newestFirst(orders.filter(({ state, symbol }) => state === 'open' && (asked?.includes(symbol) ?? true))),
    fills: async () => fills,
    placeOrder: (order) => carryOut('place', () => place(order)),
    editOrder: ({ id, ...order }) =>
      carryOut('place', () => {
        if (abilities.edits === 'replaces') cancel(id);
        return abilities.edits === 'replaces' ? place(order) : amend(id, order);
      }),
    async cancelOrder({ id }) {
      if (faults.get('cancel')?.[0] !== 'accepted') return carryOut('cancel', () => cancel(id));
      return carryOut('cancel', () => 'accepted');
    },
    findOrder: ({ clientId }) => carryOut('find', () => orders.find((order) => order.clientId === clientId)),
    order: async ({ id }) => orders.find((order) => order.id === id),
    networks: async () => {
      const terms = { canDeposit: true, canWithdraw: true, minDeposit: decimal('1') };
      return [
        { ...terms, name: 'ERC20', minWithdrawal: decimal('50'), withdrawalFee: decimal('25') },
        { ...terms, name: 'TRC20', minWithdrawal: decimal('10'), withdrawalFee: decimal('2') },
        { ...terms, name: 'BEP20', canDeposit: false, minWithdrawal: undefined, withdrawalFee: undefined },
      ];
    },
    depositAddress: async (currency, network = '') => ({
      currency,
      network,
      address: `addr${network}`,
      tag: undefined,
    }),
    deposits: async () => transfers.deposit,
    withdrawals: async () => transfers.withdrawal,
    withdraw: (request) =>
      carryOut('withdraw', () => {
        const id = `w${transfers.withdrawal.length + 1}`;
        const { currency, network, amount, address } = request;
        const state = 'pending' as const;
        const made = {
          id,
          currency,
          network,
          amount,
          address,
          fee: undefined,
          transactionId: undefined,
          state,
          at: now(),
        };
        transfers.withdrawal.unshift(made);
        return id;
      }),
    close: async () => listeners.clear(),
  };
}
