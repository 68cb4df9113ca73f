import type { Findings } from '../shared/bench.ts';
import { round } from '../shared/statistics.ts';
import type { SocketCost } from './sockets.ts';

const MILLION = 1_000_000;

/** Goals, tables and notes about the cost of sockets. */
export function socketFindings(costs: readonly SocketCost[]): Findings {
  const of = (setup: SocketCost['setup'], crowd: SocketCost['crowd']) =>
    costs.find((cost) => cost.setup === setup && cost.crowd === crowd);
  const alone = of('all in one', 'every pair');
  const shared = of('core and two edges', 'every pair');
  const ratio = (shared?.core ?? Number.NaN) / (alone?.core ?? Number.NaN);

  /** Microseconds of a processor, beyond what the market without sockets takes. */
  const microseconds = (cost: SocketCost) => {
    const idle = of(cost.setup, 'none');
    const used = cost.core + cost.edges - (idle ? idle.core + idle.edges : 0);
    return {
      socketSecond: (used / cost.sockets) * MILLION,
      event: (used / (cost.sockets * cost.eventsPerSocket)) * MILLION,
    };
  };
  return {
    goals: [
      {
        what: 'Processor time of the core with 2,000 sockets, with edges to all in one',
        measured: `${round(ratio, 2)} x`,
        wanted: '<= 0.5 x',
        isReached: ratio <= 0.5,
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
        ],
        rows: costs.map((cost) => [
          cost.setup,
          cost.sockets,
          cost.crowd,
          round(cost.eventsPerSocket, 2),
          round(cost.core * 100, 1),
          round(cost.edges * 100, 1),
          cost.sockets === 0 ? '' : round(microseconds(cost).socketSecond, 1),
          cost.sockets === 0 ? '' : round(microseconds(cost).event, 1),
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
