import process from 'node:process';
import { readConfig } from '../config';
import { sendCommand } from './command';

/** `node dist/control.js stop`: sends a command to the gateway that runs with the same environment. */
const main = async (command: string | undefined): Promise<number> =>
  sendCommand(command, readConfig(process.env).dataDir, console);

process.exitCode = await main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
