import type { Config } from '../config';
import type { Services } from '../http/services';

/** Dependencies of the simulated users of a product. */
export interface SimulationNeeds extends Services {
  readonly config: Config;
  readonly onError: (error: unknown) => void;
}
