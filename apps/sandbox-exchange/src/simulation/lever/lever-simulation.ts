import { startLeverBots } from './lever-bots';
import { leverBotUsers } from '../people';
import { seededRandom } from '../random';
import type { SimulationNeeds } from '../simulation-needs';

/** Bots that hold positions, where bots trade. */
export async function leverSimulation({ exchange, config, onError }: SimulationNeeds) {
  if (config.botRate === 0) return undefined;
  const users = await leverBotUsers(exchange);
  const random = seededRandom(`${config.seed} leverage bots ${exchange.now()}`);
  return startLeverBots({ exchange, users, random, onError });
}
