import type { Call, ReplyOf } from './contract';

/** The fields of a request, as the wire has them. */
export type Fields = Readonly<Record<string, string | number | undefined>>;

/** Values from earlier replies that later calls use. A package declares the values that its probes learn and use. */
export interface Known {
  /** The pair under check, `BTC/USDT`; default: the first displayed one. */
  readonly symbol?: string | undefined;
}

export interface Probe {
  readonly call: Call;
  /** Requests to send; empty if a required value is not known. */
  readonly requests: (known: Known) => readonly Fields[];
  /** A method type: the reply has the type of this call's schema. */
  learn?(this: void, known: Known, reply: unknown): void;
  /** Why the back end may refuse this token with `error`. */
  readonly mayRefuse?: string;
}

/** A screen of the client: the call that it cannot do without, and those that it shows beside. */
export type ScreenCalls = readonly [name: string, needs: Call, ...others: Call[]];

/** What the documents and the check of a back end know of a package with a contract. */
export interface ContractCheck {
  /** Folders of the packages whose probes learn values that these use; those that are not there are passed over. */
  readonly after?: readonly string[];
  /** The package's entry point `contract`. */
  readonly contract: object;
  /** For the documents; without calls there is none. */
  readonly subject?: string;
  /** Calls that only read, in the order in which each finds its values in earlier replies. */
  readonly probes?: readonly Probe[];
  /** Calls that only `--write` sends. */
  readonly writes?: readonly Call[];
  /** Calls that are never sent, with the reason. */
  readonly notCalled?: readonly (readonly [call: Call, reason: string])[];
  /** The announced product without which a back end has none of the calls. */
  readonly product?: string;
  /** The same of single calls, by the name of the product. */
  readonly productCalls?: Readonly<Record<string, readonly Call[]>>;
  /** Calls that a back end with announced products may leave out: the client hides what they are for. */
  readonly extras?: readonly Call[];
  readonly screens?: readonly ScreenCalls[];
  /**
   * Description and unit of the package's wire fields, by field name. A field with a different meaning in one place has a second
   * entry: `call, event or schema › field`.
   */
  readonly fields?: Readonly<Record<string, string>>;
}

export function probe<C extends Call>(
  call: C,
  requests: (known: Known) => readonly Fields[],
  learn?: (known: Known, reply: ReplyOf<C>) => void,
): Probe {
  return { call, requests, ...(learn && { learn }) };
}

export const nothing = () => [{}];
export const firstPage = () => [{ page: 1 }];
