const HASH = /^[0-9a-f]{64}$/;

/**
 * A transaction hash in the one form in which it is stored and compared: 64 hexadecimal digits in lower case, without the
 * `0x` that explorers of Ethereum write. `undefined` for a text that is no hash.
 */
export function transactionHash(text: string): string | undefined {
  const hash = text.normalize('NFKC').trim().toLowerCase().replace(/^0x/, '');
  return HASH.test(hash) ? hash : undefined;
}
