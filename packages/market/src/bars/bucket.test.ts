import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RESOLUTIONS, type Resolution } from '@bourse/charts/contract';
import { bucketStart, MINUTE_MS } from './bucket';

const at = (text: string) => Date.parse(`${text}+08:00`);
const resolutions = Object.keys(RESOLUTIONS).filter((key): key is Resolution => key in RESOLUTIONS);

describe('bucketStart', () => {
  const moment = at('2026-11-20T19:47:31');

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
  ])('bucketStart opens the bar of %s in Shanghai time', (resolution, expected) => {
    expect(bucketStart(moment, resolution)).toBe(at(expected));
  });

  it('bucketStart begins the week on Monday and the month on the first, at midnight in Shanghai', () => {
    expect(bucketStart(at('2026-11-15T23:59:59'), '1W')).toBe(at('2026-11-09T00:00:00'));
    expect(bucketStart(at('2026-11-16T00:00:00'), '1W')).toBe(at('2026-11-16T00:00:00'));
    expect(bucketStart(at('2026-12-01T00:00:00'), '1M')).toBe(at('2026-12-01T00:00:00'));
  });

  it('bucketStart is its own start, never after its time, and the same for all minutes of a bar', () => {
    const moments = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2100-01-01') });
    fc.assert(
      fc.property(moments, fc.constantFrom(...resolutions), (time, resolution) => {
        const start = bucketStart(time, resolution);
        expect(start).toBeLessThanOrEqual(time);
        expect(bucketStart(start, resolution)).toBe(start);
        expect(bucketStart(start - 1, resolution)).toBeLessThan(start);
        expect(bucketStart(bucketStart(time, '1'), resolution)).toBe(start);
        expect((start - bucketStart(start, '1')) % MINUTE_MS).toBe(0);
      }),
    );
  });
});
