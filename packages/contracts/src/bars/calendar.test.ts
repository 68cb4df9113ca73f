import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barStart, nextBarStart } from './calendar';
import { bucketLength, type Resolution } from './resolutions';
import { resolutionsInOrder } from './resolutions-in-order';

const at = (shanghai: string) => Date.parse(`${shanghai}+08:00`);
const moments = fc.integer({ min: at('1992-01-01T00:00:00'), max: at('2100-01-01T00:00:00') });
const resolutions = fc.constantFrom(...resolutionsInOrder);

describe('the calendar of bars', () => {
  it.each<[Resolution, string]>([
    ['1', '2026-11-20T19:47:00'],
    ['3', '2026-11-20T19:45:00'],
    ['5', '2026-11-20T19:45:00'],
    ['15', '2026-11-20T19:45:00'],
    ['30', '2026-11-20T19:30:00'],
    ['60', '2026-11-20T19:00:00'],
    ['120', '2026-11-20T18:00:00'],
    ['240', '2026-11-20T16:00:00'],
    ['360', '2026-11-20T18:00:00'],
    ['720', '2026-11-20T12:00:00'],
    ['1D', '2026-11-20T00:00:00'],
    ['3D', '2026-11-18T00:00:00'],
    ['1W', '2026-11-16T00:00:00'],
    ['1M', '2026-11-01T00:00:00'],
  ])('a bar of %s opens in Shanghai time', (resolution, expected) => {
    expect(barStart(at('2026-11-20T19:47:31'), resolution)).toBe(at(expected));
  });

  it.each<[Resolution, string, string]>([
    ['720', '2026-11-20T11:59:59', '2026-11-20T00:00:00'],
    ['720', '2026-11-20T12:00:00', '2026-11-20T12:00:00'],
    ['1D', '2026-11-20T00:00:00', '2026-11-20T00:00:00'],
    ['1D', '2026-11-20T07:59:59', '2026-11-20T00:00:00'],
    ['1W', '2026-11-16T00:00:00', '2026-11-16T00:00:00'],
    ['1W', '2026-11-15T23:59:59', '2026-11-09T00:00:00'],
    ['1M', '2026-12-01T00:00:00', '2026-12-01T00:00:00'],
    ['1M', '2026-02-28T23:59:59', '2026-02-01T00:00:00'],
  ])('%s: %s belongs to the bar of %s in Shanghai', (resolution, moment, start) => {
    expect(barStart(at(moment), resolution)).toBe(at(start));
  });

  it('weeks begin on Monday and months on the first, at midnight in Shanghai, always', () => {
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
      fc.property(moments, (moment) => {
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
      fc.property(moments, fc.nat(40 * bucketLength('1D')), resolutions, (moment, later, resolution) => {
        const start = barStart(moment, resolution);
        expect(start).toBeLessThanOrEqual(moment);
        expect(barStart(start, resolution)).toBe(start);
        expect(barStart(moment + later, resolution)).toBeGreaterThanOrEqual(start);
        const next = nextBarStart(moment, resolution);
        expect(barStart(next, resolution)).toBe(next);
        expect(barStart(next - 1, resolution)).toBe(start);
      }),
    );
  });

  it('all times of a minute belong to the same bar, and bars consist of whole minutes', () => {
    fc.assert(
      fc.property(moments, resolutions, (moment, resolution) => {
        const start = barStart(moment, resolution);
        expect(barStart(barStart(moment, '1'), resolution)).toBe(start);
        expect((start - barStart(start, '1')) % bucketLength('1')).toBe(0);
      }),
    );
  });
});
