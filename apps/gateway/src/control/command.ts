import * as v from 'valibot';
import { readControlPlace } from './place';
import { TOKEN_HEADER } from './routes';

const COMMANDS = ['status', 'stop', 'resume'];

interface Output {
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
}

/** Sends a command to the gateway that runs in a folder; returns the exit code. */
export async function sendCommand(
  command: string | undefined,
  folder: string,
  { log, error }: Output,
): Promise<number> {
  if (command === undefined || !COMMANDS.includes(command)) {
    error(`One of ${COMMANDS.join(', ')} is needed.`);
    return 2;
  }
  const place = readControlPlace(folder);
  if (!place) {
    error('No gateway runs with these settings.');
    return 1;
  }
  const answer = await fetch(`${place.address}/gateway/${command}`, {
    method: command === 'status' ? 'GET' : 'POST',
    headers: { [TOKEN_HEADER]: place.token },
  });
  const text = await answer.text();
  log(text);
  return answer.ok && isDone(text) ? 0 : 1;
}

const stopped = v.pipe(v.string(), v.parseJson(), v.object({ left: v.union([v.number(), v.string()]) }));

/** A stop that has left orders open, or does not know it, has failed. */
function isDone(text: string): boolean {
  const read = v.safeParse(stopped, text);
  return !read.success || read.output.left === 0;
}
