import { expect, it } from 'vitest';
import { findVariations } from './terms';

const spot = {
  from: 'spot',
  source: { history: 'Order history', buy: 'Buy' },
  texts: { history: 'Historial', buy: 'Comprar' },
};
const wallet = {
  from: 'wallet',
  source: { log: 'Order history', buy: 'Buy' },
  texts: { log: 'Registro', buy: 'Comprar' },
};

it('names an English text that two catalogues translate differently', () => {
  expect(findVariations([spot, wallet])).toEqual([
    { source: 'Order history', translations: { Historial: ['spot/history'], Registro: ['wallet/log'] } },
  ]);
});

it('accepts a text that is translated in one way', () => {
  expect(findVariations([spot])).toEqual([]);
});
