import { setTimeout as sleep } from 'node:timers/promises';

/** Sends each message at its time; late messages are sent together. Resolves after the last one. */
export async function play<Message>(
  messages: readonly { readonly at: number; readonly message: Message }[],
  send: (message: Message) => void,
): Promise<void> {
  const start = performance.now();
  for (const { at, message } of messages) {
    while (performance.now() - start < at) await sleep(1);
    send(message);
  }
}
