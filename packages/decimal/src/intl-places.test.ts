import { expect, it, vi } from 'vitest';

it('a browser whose Intl ends at 20 places formats numbers with 20', async () => {
  const { NumberFormat } = Intl;
  class Old extends NumberFormat {
    constructor(locale?: string, options?: Intl.NumberFormatOptions) {
      if ((options?.maximumFractionDigits ?? 0) > 20)
        throw new RangeError('maximumFractionDigits value is out of range.');
      super(locale, options);
    }
  }
  vi.resetModules();
  vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { NumberFormat: Old }));
  const { decimal, format } = await import('./index');
  expect(format(decimal('1234.5'), { locale: 'en', decimals: 2, minDecimals: 2 })).toBe('1,234.50');
  expect(format(decimal('0.000000000000000001'), { locale: 'en' })).toBe('0.000000000000000001');
});
