import { Refusal, type Family } from './replies';

/* Writes in the forms of back ends that exist. A stub remembers the rows that its writes make, so that they are in its lists. */

export type Fields = Readonly<Record<string, string | undefined>>;

/** Rows that writes have made, newest first, by the call that lists them. */
export type Made = Map<string, readonly Readonly<Record<string, unknown>>[]>;

/** What the writes of a family want, and how they answer. */
interface Forms {
  /** The message of a write that has worked. */
  readonly says: (text: string) => unknown;
  /** Fields without which a call is refused. */
  readonly wants: Readonly<Record<string, readonly string[]>>;
  /** The field with the country of a phone account. */
  readonly area?: string;
  /** A transfer names its direction by a number up to this one, and ignores the accounts. */
  readonly transferTypes?: number;
}

const PROOF = ['account', 'address', 'imgs'];

const A: Forms = {
  says: (msg) => ({ msg }),
  wants: {
    '/wallet/out': ['pass'],
    '/wallet/charge_req': ['acc', 'hash', 'pic'],
    '/user/register': ['withdraw_password'],
  },
  area: 'area_code_id',
};
const B: Forms = {
  says: (text) => text,
  wants: { '/wallet/out': ['pay_password'], '/wallet/charge_req': PROOF, '/user/forget': ['oldpassword'] },
};
const C: Forms = {
  says: () => null,
  wants: {
    '/wallet/out': ['code'],
    '/wallet/charge_req': PROOF,
    '/c2c_send': ['pay_password'],
    '/c2c/do_legal_deal': ['pay_password'],
  },
  area: 'country_code',
  transferTypes: 4,
};
const D: Forms = { ...C, wants: { ...C.wants, '/wallet/out': ['pay_password'] } };
const F: Forms = { ...B, wants: { ...B.wants, '/user/forget': [] } };
const E: Forms = { ...F, transferTypes: 2 };
const FORMS: Readonly<Record<Family, Forms>> = { a: A, b: B, c: C, d: D, e: E, f: F };

const WRONG = new Refusal('参数错误');
const STOP_OF_ZERO = new Refusal('止盈止损价格不能为0');

type Write = (fields: Fields, made: Made, forms: Forms) => unknown;

const FIRST_ID = 5000;

/** Adds a row to the list of a call. */
function make(made: Made, list: string, row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const rows = made.get(list) ?? [];
  const withId = { id: FIRST_ID + rows.length, ...row };
  made.set(list, [withId, ...rows]);
  return withId;
}

const now = () => Math.floor(Date.now() / 1000);

const PAIR = { currency_name: 'BTC', legal_name: 'USDT' };

const placeIn =
  (list: string): Write =>
  ({ price, num }, made, { says }) => {
    make(made, list, { ...PAIR, price, number: num, create_time: now() });
    return says('提交成功');
  };

const done: Write = (_fields, _made, { says }) => says('操作成功');

const WRITES: Readonly<Record<string, Write>> = {
  'POST /user/login': ({ user_string: account = '', ...fields }, _made, { area }) =>
    account.includes('@') || area === undefined || fields[area] !== undefined ? 'token' : WRONG,
  // Not by POST.
  'GET /user/logout': done,
  'POST /user/register': done,
  'POST /user/forget': done,
  'POST /user/real_name': done,
  'POST /upload': () => '/uploads/1.png',
  'POST /transaction/in': placeIn('POST /transaction_in'),
  'POST /transaction/out': placeIn('POST /transaction_out'),
  'POST /transaction_del': ({ id, type }, made, { says }) => {
    const list = `POST /transaction_${type}`;
    made.set(
      list,
      (made.get(list) ?? []).filter((row) => String(row['id']) !== id),
    );
    return says('撤单成功');
  },
  'POST /lever/submit': ({ type, share, multiple }, made, { says }) => {
    const row = {
      type: Number(type),
      status: 1,
      symbol: 'BTC/USDT',
      legal: 3,
      currency: 1,
      share,
      multiple,
      price: '64210.50000',
      update_price: '64210.50000',
      create_time: now(),
    };
    make(made, 'POST /lever/my_trade', row);
    return says('提交成功');
  },
  'POST /lever/close': done,
  'POST /lever/setstop': ({ target_profit_price: profit, stop_loss_price: loss }, _made, { says }) =>
    Number(profit) > 0 && Number(loss) > 0 ? says('设置成功') : STOP_OF_ZERO,
  'POST /microtrade/submit': ({ type, seconds, number }, made) =>
    make(made, 'GET /microtrade/lists', {
      symbol_name: 'BTC/USDT',
      seconds: Number(seconds),
      number,
      currency_name: 'USDT',
      open_price: '64210.50000',
      end_price: '0.00000',
      type: Number(type),
      status: 1,
      profit_ratio: '80.00',
      remain_milli_seconds: Number(seconds) * 1000,
      fact_profits: '0.00000',
      fee: '0.00000',
    }),
  'POST /wallet/change': ({ from_field: from, to_field: to, type = '' }, _made, { transferTypes, says }) => {
    const isRight =
      transferTypes === undefined
        ? from !== undefined && to !== undefined
        : /^[1-4]$/.test(type) && Number(type) <= transferTypes;
    return isRight ? says('划转成功') : WRONG;
  },
  'POST /wallet/out': done,
  'POST /wallet/charge_req': done,
  'POST /c2c_send': done,
  // Takes the whole ad, whatever the number says.
  'POST /c2c/do_legal_deal': (_fields, made) => {
    const order = {
      type: 'sell',
      number: '500.00000',
      price: '7.20',
      deal_money: '3600.00000',
      way_name: '中国工商银行',
      create_time: now(),
      is_sure: 0,
      user_id: 7,
      seller_id: 8,
      seller_name: 'Lin',
      currency_name: 'USDT',
    };
    return { msg: '下单成功', data: make(made, 'GET /c2c_user_deal', order) };
  },
};

/** The message of a write; `undefined` for every other call. */
export function answerWrite(family: Family, name: string, fields: Fields, made: Made): unknown {
  const write = Object.hasOwn(WRITES, name) ? WRITES[name] : undefined;
  if (!write) return undefined;
  const forms = FORMS[family];
  const path = name.slice(name.indexOf('/'));
  const isComplete = (forms.wants[path] ?? []).every((field) => (fields[field] ?? '') !== '');
  return isComplete ? write(fields, made, forms) : WRONG;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A page with other rows, at whatever depth it has them; what is no page stays. */
function changeRows(message: unknown, change: (rows: readonly unknown[]) => readonly unknown[]): unknown {
  if (!isObject(message)) return message;
  const { data, message: inner } = message;
  if (Array.isArray(data)) {
    const rows = change(data);
    return { ...message, data: rows, ...('total' in message && { total: rows.length }) };
  }
  return inner === undefined ? message : { ...message, message: changeRows(inner, change) };
}

/** A page with further rows before its own. */
export const withRows = (message: unknown, rows: readonly unknown[]): unknown =>
  rows.length === 0 ? message : changeRows(message, (own) => rows.concat(own));

/** A page without the rows that have another status than the requested one. */
export const ofStatus = (message: unknown, wanted: string | undefined): unknown =>
  wanted === undefined
    ? message
    : changeRows(message, (rows) =>
        rows.filter((row) => !isObject(row) || row['status'] === undefined || row['status'] === Number(wanted)),
      );
