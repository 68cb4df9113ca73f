import * as second from 'indicatorts';
import type { DrawingBar } from '../drawing/drawing-bar';

/* A second source of indicators: another library, or the definition as a formula over the whole history. */

type Numbers = readonly number[];

const tail = <Value>(values: readonly Value[], count: number) => values.slice(-count);
const at = (values: Numbers, index: number) => values.at(index) ?? NaN;
const sum = (values: Numbers) => values.reduce((total, value) => total + value, 0);
const mean = (values: Numbers) => sum(values) / values.length;
/** The values of a rule over every window of `period` values that ends at a bar; nothing before the first full one. */
const rolling = (values: Numbers, period: number, rule: (window: Numbers) => number) =>
  values.map((_, index) => (index + 1 < period ? NaN : rule(values.slice(index + 1 - period, index + 1))));
const sma = (values: Numbers, period: number) => rolling(values, period, mean);
const weighted = (window: Numbers) =>
  sum(window.map((value, index) => value * (index + 1))) / ((window.length * (window.length + 1)) / 2);
const wma = (values: Numbers, period: number) => rolling(values, period, weighted);
const ema = (values: Numbers, period: number) => {
  let last = at(values, 0);
  return values.map((value) => (last += ((value - last) * 2) / (period + 1)));
};
/** Wilder's average, which begins with the mean of the first values. */
const wilder = (values: Numbers, period: number) => {
  let last = mean(values.slice(0, period));
  return values.map((value, index) => {
    if (index >= period) last += (value - last) / period;
    return last;
  });
};
const less = (one: Numbers, other: Numbers) => one.map((value, index) => value - at(other, index));
const over = (one: Numbers, other: Numbers) => one.map((value, index) => value / at(other, index));
const before = (values: Numbers, distance: number) =>
  values.map((_, index) => (index < distance ? NaN : at(values, index - distance)));
const known = (values: Numbers) => values.filter((value) => !Number.isNaN(value));
const most = (values: Numbers, period: number) => rolling(values, period, (window) => Math.max(...window));
const least = (values: Numbers, period: number) => rolling(values, period, (window) => Math.min(...window));
/** The straight line of least squares through a window, at its end (0) or before and after it. */
const line = (window: Numbers, ahead = 0) => {
  const middle = (window.length - 1) / 2;
  const slope = sum(window.map((value, x) => (x - middle) * value)) / sum(window.map((_, x) => (x - middle) ** 2));
  return mean(window) + slope * (middle + ahead);
};

/** The newest value of each line, by the id of the indicator; the settings are those of the catalogue. */
export function secondSource(bars: readonly DrawingBar[]): Readonly<Record<string, readonly (number | undefined)[]>> {
  const [o, h, l, c] = [
    bars.map(({ open }) => open),
    bars.map(({ high }) => high),
    bars.map(({ low }) => low),
    bars.map(({ close }) => close),
  ];
  const volume = bars.map((bar) => bar.volume);
  const [median, typical] = [
    bars.map(({ high, low }) => (high + low) / 2),
    bars.map(({ high, low, close }) => (high + low + close) / 3),
  ];
  const moves = less(c, before(c, 1)).slice(1);
  const [rises, falls] = [moves.map((move) => Math.max(move, 0)), moves.map((move) => Math.max(-move, 0))];
  const ranges = bars.map(({ high, low }, index) => {
    const close = index === 0 ? high : at(c, index - 1);
    return index === 0 ? high - low : Math.max(high, close) - Math.min(low, close);
  });
  const rsi = (period: number) => {
    const [up, down] = [at(wilder(rises, period), -1), at(wilder(falls, period), -1)];
    return (100 * up) / (up + down);
  };
  const bands = second.bb([...c], { period: 20 });
  const hull = (values: Numbers, period: number) =>
    wma(
      known(
        less(
          wma(values, Math.floor(period / 2)).map((value) => 2 * value),
          wma(values, period),
        ),
      ),
      Math.floor(Math.sqrt(period)),
    );
  const difference = less(ema(c, 12), ema(c, 26));
  const atr = (period: number) => wilder(ranges, period);
  const [up, down] = [
    h.map((high, index) => high - at(h, Math.max(0, index - 1))),
    l.map((low, index) => at(l, Math.max(0, index - 1)) - low),
  ];
  const ratio = (period: number) => {
    const shift = before(c, period);
    return over(less(c, shift), shift);
  };
  const stochastic = (period: number) =>
    over(less(c, least(l, period)), less(most(h, period), least(l, period))).map((value) => value * 100);
  const money = typical.map(
    (price, index) => price * at(volume, index) * Math.sign(price - at(typical, Math.max(0, index - 1))),
  );
  const volumeDelta = bars.map(({ high, low, close }, index) =>
    high === low ? 0 : ((close - low - (high - close)) / (high - low)) * at(volume, index),
  );
  const accumulated = volumeDelta.map((_, index) => sum(volumeDelta.slice(0, index + 1)));
  const momentum = (period: number) => less(c, before(c, period));
  const double = (values: Numbers, slow: number, fast: number) => ema(ema(values, slow), fast);
  const pressure = bars.map(({ low, close }, index) => close - (index === 0 ? low : Math.min(low, at(c, index - 1))));
  const share = (period: number) => sum(tail(pressure, period)) / sum(tail(ranges, period));
  const ichimoku = (period: number) => (at(most(h, period), -1) + at(least(l, period), -1)) / 2;
  const elder = ema(c, 13);
  const trix = ema(ema(ema(c, 18), 18), 18);
  const fall = tail(c, 14).map((close, index, window) => 100 * (close / Math.max(...window.slice(0, index + 1)) - 1));
  const spread = ema(less(h, l), 10);
  const demark = (moved: Numbers) =>
    sum(
      tail(
        moved.map((move) => Math.max(move, 0)),
        14,
      ),
    );
  return {
    ma: [7, 25, 99].map((period) => at(second.sma([...c], { period }), -1)),
    ema: [7, 25, 99].map((period) => at(second.ema([...c], { period }), -1)),
    boll: [at(bands.middle, -1), at(bands.upper, -1), at(bands.lower, -1)],
    ichimoku: [ichimoku(9), ichimoku(26)],
    wma: [at(wma(c, 9), -1)],
    smma: [at(wilder(c, 14), -1)],
    dema: [at(second.dema([...c], { period: 9 }), -1)],
    tema: [at(second.tema([...c], { period: 9 }), -1)],
    trima: [at(second.trima([...c], { period: 10 }), -1)],
    hma: [at(hull(c, 9), -1)],
    tsf: [line(tail(c, 25), 1)],
    vwma: [at(second.vwma([...c], [...volume], { period: 20 }), -1)],
    kc: [at(ema(c, 20), -1), at(ema(c, 20), -1) + 2 * at(atr(10), -1), at(ema(c, 20), -1) - 2 * at(atr(10), -1)],
    dc: [(Math.max(...tail(h, 20)) + Math.min(...tail(l, 20))) / 2, Math.max(...tail(h, 20)), Math.min(...tail(l, 20))],
    abands: [
      at(sma(c, 20), -1),
      mean(tail(bars, 20).map(({ high, low }) => high * (1 + (4 * (high - low)) / (high + low)))),
      mean(tail(bars, 20).map(({ high, low }) => low * (1 - (4 * (high - low)) / (high + low)))),
    ],
    ce: [Math.max(...tail(h, 22)) - 3 * at(atr(22), -1), Math.min(...tail(l, 22)) + 3 * at(atr(22), -1)],
    macd: [
      at(difference, -1),
      at(ema(difference.slice(25), 9), -1),
      at(difference, -1) - at(ema(difference.slice(25), 9), -1),
    ],
    rsi: [6, 12, 24].map(rsi),
    stoch: [at(sma(stochastic(14), 3), -1), at(sma(sma(stochastic(14), 3), 3), -1)],
    cci: [
      (at(typical, -1) - mean(tail(typical, 20))) /
        (0.015 * mean(tail(typical, 20).map((price) => Math.abs(price - mean(tail(typical, 20)))))),
    ],
    cmo: [(100 * sum(tail(moves, 9))) / sum(tail(moves, 9).map(Math.abs))],
    roc: [at(ratio(9), -1)],
    mom: [at(momentum(10), -1)],
    wr: [at(second.willr([...h], [...l], [...c], { period: 14 }), -1)],
    ao: [at(second.ao([...h], [...l], { fast: 5, slow: 34 }), -1)],
    ac: [at(less(less(sma(median, 5), sma(median, 34)), sma(less(sma(median, 5), sma(median, 34)), 5)), -1)],
    apo: [at(second.apo([...c], { fast: 12, slow: 26 }), -1)],
    ppo: [at(second.ppo([...c], { fast: 12, slow: 26 }).ppoResult, -1)],
    trix: [100 * (1 - at(trix, -2) / at(trix, -1))],
    tsi: [(100 * at(double(moves, 25, 13), -1)) / at(double(moves.map(Math.abs), 25, 13), -1)],
    uo: [(100 * (4 * share(7) + 2 * share(14) + share(28))) / 7],
    mfi: [(100 * sum(tail(money, 14).map((flow) => Math.max(flow, 0)))) / sum(tail(money, 14).map(Math.abs))],
    dpo: [at(c, -1 - (Math.floor(21 / 2) + 1)) - mean(tail(c, 21))],
    coppock: [100 * at(wma(known(ratio(14).map((value, index) => value + at(ratio(11), index))), 10), -1)],
    kst: [
      100 *
        sum([10, 15, 20, 30].map((period, index) => (index + 1) * mean(tail(ratio(period), index === 3 ? 15 : 10)))),
    ],
    dem: [demark(up) / (demark(up) + demark(down))],
    ibs: [(at(c, -1) - at(l, -1)) / (at(h, -1) - at(l, -1))],
    imi: [(100 * sum(tail(less(c, o), 14).map((move) => Math.max(move, 0)))) / sum(tail(less(c, o), 14).map(Math.abs))],
    psy: [(100 * tail(moves, 12).filter((move) => move > 0).length) / 12],
    qstick: [at(second.qstick([...o], [...c], { period: 8 }), -1)],
    bop: [at(second.bop([...o], [...h], [...l], [...c]), -1)],
    cfo: [(100 * (at(c, -1) - line(c.slice(-15, -1), 1))) / at(c, -1)],
    disparity: [100 * (at(c, -1) / mean(tail(c, 14)) - 1)],
    eri: [at(h, -1) - at(elder, -1), at(l, -1) - at(elder, -1)],
    aroon: [
      (100 * tail(h, 15).lastIndexOf(Math.max(...tail(h, 15)))) / 14,
      (100 * tail(l, 15).lastIndexOf(Math.min(...tail(l, 15)))) / 14,
    ],
    vi: [
      at(second.vortex([...h], [...l], [...c], { period: 14 }).plus, -1),
      at(second.vortex([...h], [...l], [...c], { period: 14 }).minus, -1),
    ],
    vhf: [(Math.max(...tail(c, 28)) - Math.min(...tail(c, 28))) / sum(tail(moves, 28).map(Math.abs))],
    atr: [at(atr(14), -1)],
    natr: [(100 * at(atr(14), -1)) / at(c, -1)],
    tr: [at(second.tr([...h], [...l], [...c]), -1)],
    bbw: [at(second.bbw(bands, { period: 20 }).width, -1)],
    '%b': [(at(c, -1) - at(bands.lower, -1)) / (at(bands.upper, -1) - at(bands.lower, -1))],
    chop: [
      (100 * Math.log10(sum(tail(ranges, 14)) / (Math.max(...tail(h, 14)) - Math.min(...tail(l, 14))))) /
        Math.log10(14),
    ],
    cvi: [100 * (at(spread, -1) / at(spread, -11) - 1)],
    mi: [sum(tail(over(ema(less(h, l), 9), ema(ema(less(h, l), 9), 9)), 25))],
    ui: [Math.sqrt(mean(fall.map((each) => each ** 2)))],
    mad: [mean(tail(c, 14).map((close) => Math.abs(close - mean(tail(c, 14)))))],
    gapo: [Math.log(Math.max(...tail(h, 14)) - Math.min(...tail(l, 14))) / Math.log(14)],
    obv: [sum(moves.map((move, index) => Math.sign(move) * at(volume, index + 1)))],
    ad: [at(second.ad([...h], [...l], [...c], [...volume]), -1)],
    adosc: [at(ema(accumulated, 3), -1) - at(ema(accumulated, 10), -1)],
    cmf: [sum(tail(volumeDelta, 20)) / sum(tail(volume, 20))],
    emv: [
      mean(
        tail(
          less(median, before(median, 1)).map(
            (move, index) => (move * (at(h, index) - at(l, index)) * 10_000) / at(volume, index),
          ),
          14,
        ),
      ),
    ],
    fi: [
      at(
        ema(
          moves.map((move, index) => move * at(volume, index + 1)),
          13,
        ),
        -1,
      ),
    ],
    pvo: [at(second.pvo([...volume], { fast: 12, slow: 26 }).pvoResult, -1)],
    pvt: [sum(moves.map((move, index) => (move / at(c, index)) * at(volume, index + 1)))],
    vroc: [100 * (at(volume, -1) / at(volume, -15) - 1)],
    rvol: [at(volume, -1) / mean(volume.slice(-21, -1))],
    mfx: [(at(h, -1) - at(l, -1)) / at(volume, -1)],
    nvi: [
      volume
        .slice(1)
        .reduce((index, of, at1) => (of < at(volume, at1) ? index * (at(c, at1 + 1) / at(c, at1)) : index), 1000),
    ],
    pvi: [
      volume
        .slice(1)
        .reduce((index, of, at1) => (of > at(volume, at1) ? index * (at(c, at1 + 1) / at(c, at1)) : index), 1000),
    ],
    zlema: [
      at(
        ema(
          less(
            c.slice(10).map((value) => 2 * value),
            c,
          ),
          21,
        ),
        -1,
      ),
    ],
  };
}
