import { addressFault } from '@bourse/contracts/addresses';
import { describe, expect, it } from 'vitest';
import { depositAddressOf, ownerOfAddress } from './deposit-address';
import { BITCOIN_ADDRESS } from './wallet.test-support';

const users = { users: new Set([1, 2, 3]) };

describe('a deposit address', () => {
  it.each([
    ['bitcoin', /^bc1q[a-z0-9]{38}$/],
    ['litecoin', /^ltc1q[a-z0-9]{38}$/],
    ['omni', /^1[1-9A-Za-z]{25,33}$/],
    ['dogecoin', /^D[1-9A-Za-z]{25,33}$/],
    ['tron', /^T[1-9A-Za-z]{33}$/],
    ['evm', /^0x[0-9a-fA-F]{40}$/],
  ] as const)('a deposit address of %s has the form of its chain and a valid checksum', (kind, form) => {
    for (const owner of [1, 2, 'company'] as const) {
      const address = depositAddressOf(owner, kind);
      expect(address).toMatch(form);
      expect(addressFault(address, kind)).toBeUndefined();
      expect(addressFault(`${address.slice(0, -1)}${address.endsWith('2') ? '3' : '2'}`, kind)).toBeDefined();
    }
  });

  it('a deposit address leads to its owner, in either case where the chain allows both', () => {
    expect(ownerOfAddress(users, 'bitcoin', depositAddressOf(2, 'bitcoin'))).toBe(2);
    expect(ownerOfAddress(users, 'bitcoin', depositAddressOf(2, 'bitcoin').toUpperCase())).toBe(2);
    expect(ownerOfAddress(users, 'evm', depositAddressOf(3, 'evm').toLowerCase())).toBe(3);
    expect(ownerOfAddress(users, 'tron', depositAddressOf(2, 'tron').toLowerCase())).toBeUndefined();
    expect(ownerOfAddress(users, 'bitcoin', depositAddressOf(9, 'bitcoin'))).toBeUndefined();
  });

  it('the owner of a deposit address is found without reading all users', () => {
    const many = { users: new Set(Array.from({ length: 20_000 }, (_, index) => index + 1)) };
    const wanted = [1, 777, 20_000].map((userId) => depositAddressOf(userId, 'bitcoin'));
    expect(ownerOfAddress(many, 'bitcoin', BITCOIN_ADDRESS)).toBeUndefined();
    const began = performance.now();
    for (let round = 0; round < 300; round += 1) {
      expect(wanted.map((address) => ownerOfAddress(many, 'bitcoin', address))).toEqual([1, 777, 20_000]);
    }
    // 900 look-ups in less time than 20 reads of all users take.
    expect(performance.now() - began).toBeLessThan(2000);
    many.users.add(20_001);
    expect(ownerOfAddress(many, 'bitcoin', depositAddressOf(20_001, 'bitcoin'))).toBe(20_001);
  });

  it('a deposit address of an earlier version stays valid', () => {
    expect(ownerOfAddress(users, 'bitcoin', '19jUDkZxQ72NLNv7YxPoZ22zjpqUZXMq3U')).toBe(1);
  });
});

it.each([
  // BIP 173, BIP 350.
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', true],
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', true],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', true],
  // A bech32 checksum where bech32m is due, and the other way round.
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', false],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', false],
  // Of the test network.
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', false],
])('a withdrawal over Bitcoin takes %s: %s', (address, isValid) => {
  expect(addressFault(address, 'bitcoin') === undefined).toBe(isValid);
});
