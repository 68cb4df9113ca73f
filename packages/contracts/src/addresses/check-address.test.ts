import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressFault, networksOfAddress } from './check-address';
import { hasChecksum, withChecksum } from './evm';
import { networkKind, type NetworkKind } from './network';

/** Valid addresses: public examples of the BIPs, of EIP-55 and of the networks' own documents. */
const VALID: readonly [NetworkKind, string][] = [
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['bitcoin', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['omni', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['litecoin', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'],
  ['litecoin', 'MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441'],
  ['litecoin', 'ltc1qhzjptwpym9afcdjhs7jcz6fd0jma0l0rc0e5yr'],
  ['dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ['evm', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['evm', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['evm', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
  ['evm', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['tron', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ['tron', 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'],
];

describe('an address', () => {
  test.each(VALID)('an address is valid on %s: %s', (network, address) => {
    expect(addressFault(address, network)).toBeUndefined();
  });

  test.each([
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'bitcoin', 'checksum'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf0a', 'bitcoin', 'format'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'bitcoin', 'checksum'],
    // Version 0 in bech32m, version 1 in bech32 (BIP 350).
    ['bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'bitcoin', 'checksum'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'bitcoin', 'checksum'],
    ['bc1qw508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bitcoin', 'format'],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'bitcoin', 'format'],
    ['ltc1qhzjptwpym9afcdjhs7jcz6fd0jma0l0rc0e5yr', 'bitcoin', 'format'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'omni', 'format'],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'litecoin', 'format'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'evm', 'checksum'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'evm', 'format'],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'evm', 'format'],
    ['0x0000000000000000000000000000000000000000', 'evm', 'format'],
    ['0x0000000000000000000000000000000000000001', 'evm', 'format'],
    ['0xdAC17F958D2ee523a2206206994597C13D831ec7', 'evm', 'tokenContract'],
    ['0xdac17f958d2ee523a2206206994597c13d831ec7', 'evm', 'tokenContract'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tron', 'tokenContract'],
    ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv9', 'tron', 'checksum'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'tron', 'format'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'tron', 'format'],
    ['', 'tron', 'empty'],
    ['  ', undefined, 'empty'],
    ['TJRabPrwbZy45 sbavfcjinPJC18kjpRTv8', 'tron', 'spaces'],
    ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', undefined, 'unknownNetwork'],
  ] as const)('the address %s on %s is refused: %s', (address, network, fault) => {
    expect(addressFault(address, network)).toBe(fault);
  });

  test('an address names the networks on which it is valid', () => {
    expect(networksOfAddress('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toEqual(['bitcoin', 'omni']);
    expect(networksOfAddress('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')).toEqual(['tron']);
    expect(networksOfAddress('not an address')).toEqual([]);
  });

  test('an address with one changed character is never valid, except where the network has no checksum', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...VALID.filter(([network]) => network !== 'evm')),
        fc.nat(),
        fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'.split('')),
        ([network, address], place, character) => {
          const at = place % address.length;
          fc.pre(address.charAt(at) !== character);
          // In upper case, bech32 ignores the case.
          fc.pre(!/^bc1/i.test(address) || address.charAt(at).toLowerCase() !== character.toLowerCase());
          expect(addressFault(address.slice(0, at) + character + address.slice(at + 1), network)).toBeDefined();
        },
      ),
    );
  });

  test('the check of an address of any text never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...VALID.map(([network]) => network)), (text, network) => {
        expect(() => [addressFault(text, network), networksOfAddress(text)]).not.toThrow();
      }),
    );
  });
});

describe('the case of an Ethereum address', () => {
  test('the case of an Ethereum address is its checksum', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\da-f]{40}$/), (digits) => {
        const written = withChecksum(`0x${digits}`);
        expect(written.toLowerCase()).toBe(`0x${digits}`);
        expect(withChecksum(written)).toBe(written);
      }),
    );
  });

  test('an Ethereum address in one case has no checksum', () => {
    expect(hasChecksum('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe(false);
    expect(hasChecksum('0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED')).toBe(false);
    expect(hasChecksum('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(true);
  });
});

describe('the kind of a network', () => {
  const usdt = { currency: 'USDT', currencyType: 'erc20' };

  test('the kind of a network follows its name first', () => {
    expect(networkKind('TRC20', usdt)).toBe('tron');
    expect(networkKind('omni', usdt)).toBe('omni');
    expect(networkKind('SOMENET', usdt)).toBeUndefined();
  });

  test('a network without a name has the kind of its code, then of its type', () => {
    expect(networkKind('', { currency: 'BTC', currencyType: 'btc' })).toBe('bitcoin');
    expect(networkKind('', { currency: 'LTC', currencyType: 'btc' })).toBe('litecoin');
    expect(networkKind('', { currency: 'PEPE', currencyType: 'erc20' })).toBe('evm');
    expect(networkKind('', { currency: 'NEW', currencyType: 'btc' })).toBeUndefined();
    expect(networkKind('', { currency: 'XRP', currencyType: 'xrp' })).toBeUndefined();
    expect(networkKind('', { currency: 'X', currencyType: 'constructor' })).toBeUndefined();
  });
});
