import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import {
  amountDecimals,
  highLowDecimals,
  leveragePriceDecimals,
  priceDecimals,
  tickOf,
  VOLUME_DECIMALS,
} from './display-decimals';

const sized = (last: string) => ({ last: decimal(last), priceDecimals: undefined, amountDecimals: undefined });

describe('the display table of section 9', () => {
  it.each([
    ['97250.5', 4],
    ['1', 4],
    ['0.38', 5],
    ['0.0042', 6],
    ['0.0000008712', 10],
    ['0', 4],
  ])('a price of %s has %i decimals', (last, places) => {
    expect(priceDecimals(sized(last))).toBe(places);
  });

  it('a price has the decimals that the server sends for the pair', () => {
    expect(priceDecimals({ ...sized('97250.5'), priceDecimals: 2 })).toBe(2);
    expect(amountDecimals({ ...sized('97250.5'), amountDecimals: 3 })).toBe(3);
  });

  it('high and low have 5 decimals unless the pair has decimals of its own or the price is tiny', () => {
    expect(highLowDecimals(sized('0.0042'))).toBe(5);
    expect(highLowDecimals(sized('97250.5'))).toBe(5);
    expect(highLowDecimals({ ...sized('97250.5'), priceDecimals: 2 })).toBe(2);
    expect(highLowDecimals({ ...sized('0.0042'), priceDecimals: 6 })).toBe(6);
    expect(highLowDecimals(sized('0.0000008712'))).toBe(10);
  });

  it.each([
    ['97250.5', 4],
    ['0.21275', 4],
    ['0.01', 4],
    ['0.0042', 6],
    ['0.0000008712', 10],
    ['0', 4],
  ])('a leverage price of %s has %i decimals, or those of the pair', (last, decimals) => {
    expect(leveragePriceDecimals(sized(last))).toBe(decimals);
    expect(leveragePriceDecimals({ ...sized(last), priceDecimals: 2 })).toBe(2);
  });

  it('a volume has two decimals', () => {
    expect(VOLUME_DECIMALS).toBe(2);
  });

  it('a quantity has six decimals, or two if a coin costs less than a cent', () => {
    expect(amountDecimals(sized('3391'))).toBe(6);
    expect(amountDecimals(sized('0.0000008712'))).toBe(2);
  });

  it('the step of a price follows from its decimals', () => {
    expect(tickOf(2)).toBe('0.01');
    expect(tickOf(0)).toBe('1');
    expect(tickOf(10)).toBe('0.0000000001');
  });
});
