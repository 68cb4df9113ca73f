import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import * as v from 'valibot';

/** Flags of authenticator data (WebAuthn, section 6.1). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

const creation = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string() }),
  user: v.object({ id: v.string() }),
});
const request = v.object({ challenge: v.string(), rpId: v.string() });

/** What a test changes of an answer. */
export interface Changes {
  /** The page that asks. */
  readonly origin?: string;
  /** The domain that the page claims. */
  readonly domain?: string;
  readonly isVerified?: boolean;
  readonly crossOrigin?: boolean;
  readonly userHandle?: string;
  readonly challenge?: string;
  /** The counter instead of the next one. */
  readonly counter?: number;
}

/** The bytes of a short value of CBOR: a head of its major type, then the content. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
  throw new TypeError('not a value of the tests');
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

/** An authenticator in software with one passkey (ES256). Its answers are JSON text, as a browser would send it. */
export class SoftwareAuthenticator {
  readonly #id = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #coseKey: Buffer;
  #userHandle = '';
  #counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#coseKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  /** Answers `navigator.credentials.create`. */
  create(options: string, changes: Changes = {}): string {
    const { challenge, rp, user } = v.parse(creation, JSON.parse(options));
    this.#userHandle = user.id;
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, this.#coseKey]);
    const authData = Buffer.concat([this.#data(rp.id, ATTESTED, changes), attested]);
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.#credential({
      clientDataJSON: text(clientData('webauthn.create', challenge, changes)),
      attestationObject: text(attestationObject),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`. */
  get(options: string, changes: Changes = {}): string {
    const { challenge, rpId } = v.parse(request, JSON.parse(options));
    const authData = this.#data(rpId, 0, changes);
    const client = clientData('webauthn.get', challenge, changes);
    return this.#credential({
      clientDataJSON: text(client),
      authenticatorData: text(authData),
      signature: text(sign('sha256', Buffer.concat([authData, sha256(client)]), this.#privateKey)),
      userHandle: changes.userHandle ?? this.#userHandle,
    });
  }

  #data(rpId: string, flags: number, { domain = rpId, isVerified = true, counter }: Changes): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#counter);
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(domain), Buffer.from([all]), count]);
  }

  #credential(response: object): string {
    const id = text(this.#id);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}

function clientData(
  type: string,
  asked: string,
  { origin = 'http://localhost:4180', crossOrigin = false, challenge = asked }: Changes,
): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
}
