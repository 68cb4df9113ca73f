import { createECDH } from 'node:crypto';
import type { Settings } from '../store/types';

/** A pair of keys on P-256 by which push services know the sender (RFC 8292), in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const SETTING = 'push keys';
const CURVE = 'prime256v1';

export function isKeyPair({ publicKey, privateKey }: VapidKeys): boolean {
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch {
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}

function makeKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys('base64url');
  // The key as a number may be shorter.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { publicKey, privateKey };
}

/** The operator's keys, or those of the store, which are made once: subscriptions are made for one public key. */
export async function keysOf(settings: Settings, own: VapidKeys | undefined): Promise<VapidKeys> {
  if (own) return own;
  const [publicKey = '', privateKey = ''] = (await settings.get(SETTING))?.split(' ') ?? [];
  const kept = { publicKey, privateKey };
  if (isKeyPair(kept)) return kept;
  const made = makeKeys();
  await settings.set(SETTING, `${made.publicKey} ${made.privateKey}`);
  return made;
}
