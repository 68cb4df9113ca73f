import { describe, expect, it } from 'vitest';
import type { Command } from './command';
import { searchCommands } from './search-commands';

const aCommand = (kind: Command['kind'], label: string, keywords?: string): Command => ({
  id: `${kind}.${label}`,
  kind,
  label,
  run: () => undefined,
  ...(keywords !== undefined && { keywords }),
});

const pairs = ['BTC/USDT', 'ETH/USDT', ...Array.from({ length: 10 }, (_, index) => `COIN${index}`)].map((symbol) =>
  aCommand('pair', symbol, symbol.replace('/', '')),
);
const COMMANDS = [
  aCommand('action', 'Switch day/night mode'),
  aCommand('screen', 'Spot'),
  aCommand('screen', 'Órdenes abiertas'),
  aCommand('setting', 'Language · 简体中文'),
  ...pairs,
];

const found = (typed: string, recent: readonly string[] = []) =>
  searchCommands(COMMANDS, typed, recent).map(({ label }) => label);

it('a search without a text lists the recent commands first, then a few of the pairs, then the others', () => {
  const all = searchCommands(COMMANDS, '', ['pair.ETH/USDT', 'gone', 'screen.Spot']);
  expect(all.filter(({ isRecent }) => isRecent).map(({ label }) => label)).toEqual(['ETH/USDT', 'Spot']);
  expect(all.filter(({ kind, isRecent }) => kind === 'pair' && !isRecent)).toHaveLength(8);
  expect(all.findIndex(({ kind }) => kind === 'action')).toBeGreaterThan(
    all.findLastIndex(({ kind }) => kind === 'pair'),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

describe('a text', () => {
  it.each([
    ['btcus', 'BTC/USDT'],
    ['ＢＴＣ', 'BTC/USDT'],
    ['night', 'Switch day/night mode'],
    ['swdn', 'Switch day/night mode'],
    ['mode day', 'Switch day/night mode'],
    ['ordenes', 'Órdenes abiertas'],
    ['中文', 'Language · 简体中文'],
  ])('%s finds %s first', (typed, label) => {
    expect(found(typed)[0]).toBe(label);
  });

  it('the search puts a recently used command before an equal one', () => {
    expect(found('usdt')).toEqual(['BTC/USDT', 'ETH/USDT']);
    expect(found('usdt', ['pair.ETH/USDT'])).toEqual(['ETH/USDT', 'BTC/USDT']);
  });

  it('the search finds words by their beginning, and scattered characters only where no word begins so', () => {
    const commands = [
      aCommand('screen', 'Payment methods'),
      aCommand('screen', 'Acceptor history'),
      aCommand('screen', '当前订单'),
      aCommand('screen', '订单历史'),
      ...pairs,
    ];
    const labels = (typed: string) => searchCommands(commands, typed, []).map(({ label }) => label);
    expect(labels('eth')).toEqual(['ETH/USDT']);
    expect(labels('his')).toEqual(['Acceptor history']);
    expect(labels('订单')).toEqual(['订单历史', '当前订单']);
    expect(labels('acphst')).toEqual(['Acceptor history']);
  });

  it.each([
    ['cancel', true],
    ['ORDERS all', true],
    ['cancel all open orders', true],
    ['can', false],
    ['cancel al', false],
    ['cnclrd', false],
    ['撤销', true],
    ['全部 委托', true],
    ['ordenes', true],
    ['撤', false],
    ['주문', true],
    ['주', false],
    ['-', false],
  ])('the search of %s finds a destructive command: %s', (typed, isFound) => {
    const commands = ['Cancel all open orders', '撤销全部当前委托（需确认）', 'Cancelar órdenes', '주문 전체 취소'].map(
      (label) => ({
        ...aCommand('action', label),
        isDestructive: true,
      }),
    );
    expect(searchCommands(commands, typed, [])).toHaveLength(isFound ? 1 : 0);
  });

  it('the search finds nothing where a character is missing', () => {
    expect(found('btcx')).toEqual([]);
  });
});
