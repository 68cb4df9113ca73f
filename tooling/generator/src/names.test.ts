import { describe, expect, it } from 'vitest';
import { namesOf } from './names';

describe('a name', () => {
  it('has a form for each use', () => {
    expect(namesOf('price-alerts')).toEqual({
      kebab: 'price-alerts',
      camel: 'priceAlerts',
      pascal: 'PriceAlerts',
      words: 'Price alerts',
    });
  });

  it.each(['Spot', 'price_alerts', '-spot', 'spot-', '2c', '../spot', ''])('cannot be "%s"', (name) => {
    expect(() => namesOf(name)).toThrow('is no name');
  });
});
