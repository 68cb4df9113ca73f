import { expect, test } from 'vitest';
import { explorerPage } from './explorer-page';

const EXPLORERS = {
  TRC20: 'https://explorer.example/tron/{hash}?view=simple',
  btc: 'https://explorer.example/btc/{hash}',
};

test('explorerPage finds the explorer of a network in upper and lower case', () => {
  expect(explorerPage(EXPLORERS, 'trc20', 'ab12')).toBe('https://explorer.example/tron/ab12?view=simple');
  expect(explorerPage(EXPLORERS, ' BTC ', 'ab12')).toBe('https://explorer.example/btc/ab12');
});

test('explorerPage gives no page for a network without an explorer', () => {
  expect(explorerPage(EXPLORERS, 'ERC20', 'ab12')).toBeUndefined();
  expect(explorerPage({}, 'TRC20', 'ab12')).toBeUndefined();
});

test("explorerPage encodes the back end's text within the address", () => {
  expect(explorerPage(EXPLORERS, 'BTC', '../x?y=1#$&')).toBe('https://explorer.example/btc/..%2Fx%3Fy%3D1%23%24%26');
});
