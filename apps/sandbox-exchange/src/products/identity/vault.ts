import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Random } from '../../ports';
import { piecesOf } from '../../store/pieces';
import type { Settings } from '../../store/types';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_SETTING = 'identity.key';

/** Encryption at rest and keyed hashes. The sandbox keeps the key beside the data; an exchange keeps it in a key service. */
export class Vault {
  readonly #key: Buffer;
  readonly #random: Random;

  constructor(key: Buffer, random: Random) {
    this.#key = key;
    this.#random = random;
  }

  static async open(settings: Settings, random: Random): Promise<Vault> {
    const stored = await settings.get(KEY_SETTING);
    const key = stored === undefined ? Buffer.from(random.bytes(KEY_BYTES)) : Buffer.from(stored, 'base64');
    if (stored === undefined) await settings.set(KEY_SETTING, key.toString('base64'));
    return new Vault(key, random);
  }

  /** The same text has the same hash; without the key the text cannot be guessed from it. */
  hash(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }

  /** Nonce, authentication tag and encrypted bytes. A picture is encrypted in steps, between which commands are carried out. */
  async sealBytes(bytes: Uint8Array): Promise<Buffer> {
    const nonce = Buffer.from(this.#random.bytes(NONCE_BYTES));
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    const sealed: Buffer[] = [];
    for await (const { piece } of piecesOf(bytes)) sealed.push(cipher.update(piece));
    sealed.push(cipher.final());
    return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
  }

  /** @throws if the bytes were changed or sealed with another key */
  async unsealBytes(sealed: Uint8Array): Promise<Buffer> {
    const decipher = createDecipheriv(CIPHER, this.#key, sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const bytes: Buffer[] = [];
    for await (const { piece } of piecesOf(sealed.subarray(NONCE_BYTES + TAG_BYTES)))
      bytes.push(decipher.update(piece));
    bytes.push(decipher.final());
    return Buffer.concat(bytes);
  }

  async seal(text: string): Promise<string> {
    return (await this.sealBytes(Buffer.from(text, 'utf8'))).toString('base64');
  }

  /** @throws as {@link unsealBytes} */
  async unseal(sealed: string): Promise<string> {
    return (await this.unsealBytes(Buffer.from(sealed, 'base64'))).toString('utf8');
  }
}
