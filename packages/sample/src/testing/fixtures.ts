import type { WireReplyOf } from '@bourse/contracts/wire';
import type { sampleList, SampleEntry } from '@bourse/contracts/sample';

type WireEntry = NonNullable<WireReplyOf<typeof sampleList>['list']>[number];

/** The fixtures' time: 20 November 2026, 20:00 in Shanghai. */
const CREATED_AT = Date.parse('2026-11-20T12:00:00Z');

/** An entry as the client has it. */
export function anEntry(overrides: Partial<SampleEntry> = {}): SampleEntry {
  return { id: 1, name: 'Alpha', createdAt: CREATED_AT, ...overrides };
}

/** An entry as the exchange sends it. */
export function aWireEntry(overrides: Partial<WireEntry> = {}): WireEntry {
  return { id: 1, name: 'Alpha', create_time: CREATED_AT / 1000, ...overrides };
}
