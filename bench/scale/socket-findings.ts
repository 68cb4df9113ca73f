import type { Findings } from '../shared/bench.ts';
import { round } from '../shared/statistics.ts';
import type { SocketCost } from './sockets.ts';

const MILLION = 1_000_000;
const KIB = 1024;
/** Sockets that a second edge adds to those of the first, where it has a processor of its own. */
const HELD_BY_TWO = 1.7;
const MOST_OF_CORE = 0.5;

const SETUPS = ['all in one', 'core and two edges', 'core and one edge'] as const;

/** Goals, tables and notes about the cost of sockets. */
export function socketFindings(costs: readonly SocketCost[]): Findings {
  const costAt = (setup: SocketCost['setup'], crowd: SocketCost['crowd']) =>
    costs.find((cost) => cost.setup === setup && cost.crowd === crowd);
  /** Microseconds of a processor, and memory, beyond what the market without sockets takes. */
  const costOf = (cost: SocketCost) => {
    const idle = costAt(cost.setup, 'none');
    const used = cost.core + cost.edges - (idle ? idle.core + idle.edges : 0);
    return {
      socketSecond: (used / cost.sockets) * MILLION,
      event: (used / (cost.sockets * cost.eventsPerSocket)) * MILLION,
      /** KiB. */
      memory: ((cost.memory - (idle?.memory ?? 0)) / cost.sockets) * KIB,
    };
  };
  const [alone, two, one] = SETUPS.map((setup) => costAt(setup, 'every pair'));
  const core = (two?.core ?? Number.NaN) / (alone?.core ?? Number.NaN);
  // The market does not send the same number of events in each measurement: the time of an event is compared.
  const [timeOfTwo, timeOfOne] = [two, one].map((cost) => (cost ? costOf(cost).event : Number.NaN));
  const held = (2 * (timeOfOne ?? Number.NaN)) / (timeOfTwo ?? Number.NaN);
  return {
    goals: [
      {
        what: 'Sockets that two edges hold to those of one at the same rate of events, each with a processor of its own, by the processor time of an event',
        measured: `${round(held, 2)} x (${round(timeOfTwo ?? Number.NaN, 1)} and ${round(timeOfOne ?? Number.NaN, 1)} µs)`,
        wanted: `>= ${HELD_BY_TWO} x`,
        isReached: held >= HELD_BY_TWO,
      },
      {
        what: `Processor time of the core with ${alone?.sockets ?? 0} sockets, with edges to all in one`,
        measured: `${round(core, 2)} x`,
        wanted: `<= ${MOST_OF_CORE} x`,
        isReached: core <= MOST_OF_CORE,
      },
    ],
    tables: [
      {
        caption: 'Processor time of sockets',
        columns: [
          'setup',
          'sockets',
          'shown by each',
          'events a second and socket',
          'core (% of a processor)',
          'edges (% of a processor)',
          'a socket (µs of a processor a second)',
          'an event (µs of a processor)',
          'a socket (KiB of memory)',
        ],
        rows: costs.map((cost) => [
          cost.setup,
          cost.sockets,
          cost.crowd,
          round(cost.eventsPerSocket, 2),
          round(cost.core * 100, 1),
          round(cost.edges * 100, 1),
          cost.sockets === 0 ? '' : round(costOf(cost).socketSecond, 1),
          cost.sockets === 0 ? '' : round(costOf(cost).event, 1),
          cost.sockets === 0 ? '' : round(costOf(cost).memory),
        ]),
      },
    ],
    notes: [
      'The processor time of a socket is that of all processes less that of the same setup without sockets. The sockets are read by another thread of the same machine. `one pair` is a client that shows a pair and the list of all.',
      ...costs.flatMap(({ setup, crowd, lost }) =>
        lost > 0 ? [`${setup}, ${crowd}: ${lost} sockets were lost.`] : [],
      ),
    ],
  };
}
