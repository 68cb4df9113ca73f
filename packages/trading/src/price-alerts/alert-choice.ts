import { compare, decimal, parseDecimal, ZERO, type Decimal } from '@bourse/decimal';
import * as v from 'valibot';
import {
  directionOf,
  isWatchedByPeriod,
  movedPrice,
  PERIOD_AT_MOST,
  WATCHED_INTERVALS,
  type PriceAlert,
  type WatchedInterval,
  type WatchedLine,
} from './alert';

/** What an alert waits for: a price, a move in per cent, or an indicator. */
export const ALERT_KINDS = ['price', 'percent', 'rsi', 'ma', 'ema', 'indicator'] as const;

/** The user's choices of an alert. */
export type AlertChoice = Pick<
  PriceAlert,
  'price' | 'direction' | 'percent' | 'indicator' | 'hasSound' | 'hasNotification'
>;

/** The fields of the dialog; those of other kinds are not read. */
export const ALERT_ENTRIES = {
  kind: v.picklist(ALERT_KINDS),
  price: v.string(),
  way: v.picklist(['above', 'below']),
  percent: v.string(),
  level: v.string(),
  /** The line of an indicator, as `watchedLineText` writes it. */
  line: v.string(),
  period: v.string(),
  interval: v.string(),
  hasSound: v.boolean(),
  hasNotification: v.boolean(),
};
export type AlertValues = v.InferOutput<v.ObjectSchema<typeof ALERT_ENTRIES, undefined>>;

/** The market at the moment of the rule. */
export interface AlertMarket {
  readonly last: Decimal | undefined;
  readonly pricePlaces: number;
}

const isWatchedInterval = (text: string): text is WatchedInterval => text in WATCHED_INTERVALS;

/** First values of the fields: those of the edited alert, else usual ones. */
export function alertDefaults(alert: PriceAlert | undefined, price: Decimal | undefined): AlertValues {
  const { indicator, percent } = alert ?? {};
  const isPrice = !indicator && percent === undefined;
  return {
    kind: indicator ? (isWatchedByPeriod(indicator.id) ? indicator.id : 'indicator') : isPrice ? 'price' : 'percent',
    price: (isPrice ? alert?.price : undefined) ?? price ?? '',
    way: alert?.direction ?? 'above',
    percent: percent ?? '5',
    level: alert && (indicator?.line?.hasLevel ?? indicator?.id === 'rsi') ? alert.price : '70',
    line: indicator?.line ? watchedLineText(indicator.id, indicator.line) : '',
    period: String(indicator?.period ?? 14),
    interval: indicator?.interval ?? '60',
    hasSound: alert?.hasSound ?? false,
    hasNotification: alert?.hasNotification ?? false,
  };
}

const HUNDRED = decimal(100);

/** The line of an indicator as the value of an option. */
export const watchedLineText = (id: string, line: WatchedLine): string => JSON.stringify([id, line]);

const watchedLine = v.tuple([
  v.string(),
  v.object({ name: v.string(), index: v.number(), parameters: v.array(v.number()), hasLevel: v.boolean() }),
]);

/** The chosen line; `undefined` while none is chosen. */
export function watchedLineOf(text: string): readonly [id: string, line: WatchedLine] | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), watchedLine), text);
  return parsed.success ? parsed.output : undefined;
}

/** Level of an RSI: between 0 and 100. */
function levelOf(text: string): Decimal | undefined {
  const level = parseDecimal(text);
  return level !== undefined && compare(level, ZERO) > 0 && compare(level, HUNDRED) < 0 ? level : undefined;
}

/** Whole bars, 2 to 200: one bar has no average. */
function periodOf(text: string): number | undefined {
  const period = Number(text);
  return Number.isInteger(period) && period >= 2 && period <= PERIOD_AT_MOST ? period : undefined;
}

/** Error codes by field. */
export function alertProblems(values: AlertValues, { last, pricePlaces }: AlertMarket) {
  const { kind, way } = values;
  if (kind === 'price')
    return { price: directionOf(parseDecimal(values.price), last) ? undefined : 'alerts.needsPrice' };
  if (kind === 'percent') {
    const price = movedPrice(last, parseDecimal(values.percent), way, pricePlaces);
    return { percent: price === undefined ? 'alerts.needsPercent' : undefined };
  }
  if (kind === 'indicator') {
    const line = watchedLineOf(values.line)?.[1];
    return {
      line: line ? undefined : 'alerts.needsLine',
      level: line?.hasLevel && parseDecimal(values.level) === undefined ? 'alerts.needsAnyLevel' : undefined,
    };
  }
  return {
    period: periodOf(values.period) === undefined ? 'alerts.needsPeriod' : undefined,
    level: kind === 'rsi' && levelOf(values.level) === undefined ? 'alerts.needsLevel' : undefined,
  };
}

/** The choice of valid values at a time, epoch milliseconds; `undefined` for invalid ones. */
export function alertChoice(values: AlertValues, market: AlertMarket, now: number): AlertChoice | undefined {
  const { kind, way, hasSound, hasNotification } = values;
  const { last, pricePlaces } = market;
  const news = { hasSound, hasNotification };
  if (kind === 'price') {
    const price = parseDecimal(values.price);
    const direction = directionOf(price, last);
    return price !== undefined && direction ? { price, direction, ...news } : undefined;
  }
  if (kind === 'percent') {
    const percent = parseDecimal(values.percent);
    const price = movedPrice(last, percent, way, pricePlaces);
    return price === undefined ? undefined : { price, direction: way, percent, ...news };
  }
  if (!isWatchedInterval(values.interval)) return undefined;
  if (kind === 'indicator') {
    const [id, line] = watchedLineOf(values.line) ?? [];
    const level = line?.hasLevel ? parseDecimal(values.level) : ZERO;
    if (id === undefined || !line || level === undefined) return undefined;
    const indicator = { id, line, period: 1, interval: values.interval, since: now };
    return { price: level, direction: way, indicator, ...news };
  }
  const price = kind === 'rsi' ? levelOf(values.level) : ZERO;
  const period = periodOf(values.period);
  if (price === undefined || period === undefined) return undefined;
  const indicator = { id: kind, period, interval: values.interval, since: now };
  return { price, direction: way, indicator, ...news };
}
