import type { Decimal } from '@bourse/decimal';
import type * as v from 'valibot';
import type { PresetName } from '../dialects';
import type { Call, ReplyOf } from '../wire';

export { hasKey, isObject, readAs, rowsIn } from './messages';

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

/** A call that a back end must refuse. */
export interface Refusal {
  readonly call: Call;
  readonly request: Fields;
  /** The case, as the report has it after the name of the call: `of a pair that does not exist`. */
  readonly when: string;
}

/** A write that the check sends and takes back. Only `--write` runs it. */
export interface Trial {
  /** The subject of what the trial skips. */
  readonly call: Call;
  readonly run: (check: TrialCheck) => Promise<void>;
}

/** What a trial does with the back end under check. */
export interface TrialCheck {
  readonly known: Known;
  /** Value of an order, in quote currency; `undefined`: a small one that the announced limits allow. */
  readonly worth: Decimal | undefined;
  /** Reports that the trial cannot be run. */
  readonly skip: (reason: string) => void;
  /** Reports a departure from the contract. */
  readonly departs: (call: Call, expected: string, got: string) => void;
  /** Sends a call and reports the departures of its reply, which is `undefined` if it cannot be read. */
  readonly send: <C extends Call>(call: C, request: Fields) => Promise<ReplyOf<C> | undefined>;
  /** Sends a call without a report, for replies that are polled. */
  readonly read: <C extends Call>(call: C, request: Fields) => Promise<ReplyOf<C> | undefined>;
  /** Polls until a value is returned; `undefined` if there is none after the maximum delay of an effect. */
  readonly until: <Value>(ask: () => Promise<Value | undefined>) => Promise<Value | undefined>;
  /** Listens for the user's balance event from now on. The returned function reports if there is none after the call. */
  readonly listenForBalance: () => (after: Call) => Promise<void>;
}

/** What speaks for presets of the dialect in the replies of a back end. */
export interface DialectSign {
  readonly presets: readonly PresetName[];
  readonly says: string;
  readonly isThere: boolean;
}

export interface DialectFindings {
  readonly signs?: readonly DialectSign[];
  /** What users will notice, one sentence each; `false` where it does not apply. */
  readonly notes?: readonly (string | false)[];
}

/** Asks a back end for replies whose form depends on its dialect. */
export interface DialectCheck {
  readonly known: Known;
  /** The reply's message before a schema reads it; `undefined` if there is none. */
  readonly messageOf: (call: Call, request: Fields) => Promise<unknown>;
  /** The whole answer, asked for with the header `lang` or without it; `undefined` if there is none. */
  readonly answerTo: (
    call: Call,
    request: Fields,
    language?: string,
  ) => Promise<{ readonly status: number; readonly body: unknown } | undefined>;
}

/** A write with the fields of the specification. */
export type WriteSample = readonly [call: Call, request: Fields];

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
  /** Writes that `--write` sends and takes back. */
  readonly trials?: readonly Trial[];
  readonly refusals?: readonly Refusal[];
  /** Looks for signs of a dialect in replies of this package's calls. */
  readonly dialect?: (check: DialectCheck) => Promise<DialectFindings>;
  /** How the requests of families of back ends differ from the specification, in words for the table of the families. */
  readonly adaptations?: readonly (readonly [call: Call, how: string])[];
  /** Writes that every family of back ends accepts in its dialect, for the table of the families. */
  readonly writeSamples?: readonly WriteSample[];
  /** Writes that the dialects of some families have no form for. */
  readonly unsupportedSamples?: readonly WriteSample[];
  /** Calls that are never sent, with the reason. */
  readonly notCalled?: readonly (readonly [call: Call, reason: string])[];
  /** The announced product without which a back end has none of the calls. */
  readonly product?: string;
  /** The same of single calls, by the name of the product. */
  readonly productCalls?: Readonly<Record<string, readonly Call[]>>;
  /** Calls that a back end with announced products may leave out: the client hides what they are for. */
  readonly extras?: readonly Call[];
  readonly screens?: readonly ScreenCalls[];
  /** What a back end announces of the package: a schema of the reply of the call that announces, and of an empty object. */
  readonly capabilities?: v.GenericSchema;
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
