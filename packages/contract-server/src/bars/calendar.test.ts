import type { Resolution } from '@bourse/charts/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barStart, nextBarStart, RESOLUTION_NAMES } from './calendar';

const at = (shanghai: string) => Date.parse(`${shanghai}+08:00`);
describe('barStart', () => {
  it.each<[Resolution, string, string]>([
    ['1', '2026-11-20T09:14:59.999', '2026-11-20T09:14:00'],
    ['15', '2026-11-20T09:14:59', '2026-11-20T09:00:00'],
    ['60', '2026-11-20T09:14:59', '2026-11-20T09:00:00'],
    ['360', '2026-11-20T11:59:59', '2026-11-20T06:00:00'],
    ['720', '2026-11-20T11:59:59', '2026-11-20T00:00:00'],
    ['720', '2026-11-20T12:00:00', '2026-11-20T12:00:00'],
    ['1D', '2026-11-20T00:00:00', '2026-11-20T00:00:00'],
    ['1D', '2026-11-20T07:59:59', '2026-11-20T00:00:00'],
    ['1W', '2026-11-20T07:59:59', '2026-11-16T00:00:00'],
    ['1W', '2026-11-16T00:00:00', '2026-11-16T00:00:00'],
    ['1W', '2026-11-15T23:59:59', '2026-11-09T00:00:00'],
    ['1M', '2026-03-01T00:00:00', '2026-03-01T00:00:00'],
    ['1M', '2026-02-28T23:59:59', '2026-02-01T00:00:00'],
  ])('%s: %s belongs to the bar of %s in Shanghai', (resolution, moment, start) => {
    expect(barStart(at(moment), resolution)).toBe(at(start));
  });

  it('barStart begins weeks on Monday and months on the first, at midnight in Shanghai, always', () => {
    const shanghai = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Shanghai',
      weekday: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    });
    const part = (moment: number, type: string) =>
      shanghai.formatToParts(moment).find((found) => found.type === type)?.value;
    fc.assert(
      fc.property(anyMoment(), (moment) => {
        expect(part(barStart(moment, '1W'), 'weekday')).toBe('Mon');
        expect(part(barStart(moment, '1M'), 'day')).toBe('1');
        for (const resolution of ['1D', '3D', '1W', '1M'] as const) {
          expect(part(barStart(moment, resolution), 'hour')).toBe('00');
        }
      }),
    );
  });

  it('a bar contains its times and starts at its own start, and bars are ordered in time', () => {
    fc.assert(
      fc.property(
        anyMoment(),
        fc.nat(40 * 86_400_000),
        fc.constantFrom(...RESOLUTION_NAMES),
        (moment, later, resolution) => {
          const start = barStart(moment, resolution);
          expect(start).toBeLessThanOrEqual(moment);
          expect(barStart(start, resolution)).toBe(start);
          expect(barStart(moment + later, resolution)).toBeGreaterThanOrEqual(start);
          const next = nextBarStart(moment, resolution);
          expect(barStart(next, resolution)).toBe(next);
          expect(barStart(next - 1, resolution)).toBe(start);
        },
      ),
    );
  });
});

function anyMoment(): fc.Arbitrary<number> {
  return fc.integer({ min: at('1992-01-01T00:00:00'), max: at('2060-01-01T00:00:00') });
}
