/** A browser with passkeys, in which the user answers at once. */
export interface FakePasskeys {
  /** The options with which the page has asked, the first one first. */
  readonly asked: readonly object[];
  /** From now on nothing is answered, for the reason of a `DOMException`; `undefined`: everything is. */
  readonly refuse: (name: string | undefined) => void;
  /** The browser has no passkeys. */
  readonly remove: () => void;
}

const BYTES = Uint8Array.from([1, 2, 3]).buffer;

const CREDENTIAL = {
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  response: { clientDataJSON: BYTES, attestationObject: BYTES, authenticatorData: BYTES, signature: BYTES },
  getClientExtensionResults: () => ({}),
};

/** Its presence says that a browser has passkeys. */
const PublicKeyCredential = () => undefined;

const define = (on: object, name: string, value: unknown) =>
  Object.defineProperty(on, name, { value, configurable: true });

/** Gives the environment, which has none, the passkeys of a browser. */
export function fakePasskeys(): FakePasskeys {
  const asked: object[] = [];
  let refusal: string | undefined;
  const answer = ({ publicKey = {} }: { publicKey?: object }) => {
    asked.push(publicKey);
    return refusal === undefined
      ? Promise.resolve(CREDENTIAL)
      : Promise.reject(new DOMException('not answered', refusal));
  };
  define(globalThis, 'PublicKeyCredential', PublicKeyCredential);
  define(navigator, 'credentials', { create: answer, get: answer });
  return {
    asked,
    refuse: (name) => {
      refusal = name;
    },
    remove: () => {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}
