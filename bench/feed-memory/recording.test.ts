import { expect, it } from 'vitest';
import { later } from './recording.ts';

it('a round moves a tick by five minutes and changes nothing else', () => {
  expect(later('["book",1795161600000,"BTC/USDT",[["1","1795161600000"]],[]]', 2)).toBe(
    '["book",1795162200000,"BTC/USDT",[["1","1795161600000"]],[]]',
  );
  expect(later('["trade",1795161600500,"BTC/USDT","1","2","buy"]', 0)).toBe(
    '["trade",1795161600500,"BTC/USDT","1","2","buy"]',
  );
});
