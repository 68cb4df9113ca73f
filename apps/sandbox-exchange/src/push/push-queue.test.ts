import { expect, it, vi } from 'vitest';
import type { Delivery, Message } from './deliver';
import { PushQueue, type OwnedMessage } from './push-queue';

const message = (endpoint = 'https://push.example/1', userId = 1): OwnedMessage => ({
  userId,
  endpoint,
  p256dh: '',
  auth: '',
  payload: '{}',
  topic: 'a',
});

/** A queue whose pauses end when the test says so. */
function openQueue(answer: (message: Message) => Delivery | Promise<Delivery>) {
  const pauses: { milliseconds: number; run: () => void }[] = [];
  const gone: string[] = [];
  const tried: string[] = [];
  const queue = new PushQueue({
    deliver: async (sent) => {
      tried.push(sent.endpoint);
      return answer(sent);
    },
    onGone: async (endpoint) => void gone.push(endpoint),
    onError: (error) => {
      throw error;
    },
    after: (milliseconds, run) => {
      const pause = { milliseconds, run };
      pauses.push(pause);
      return () => void pauses.splice(pauses.indexOf(pause), 1);
    },
  });
  const pause = () => vi.waitFor(() => expect(pauses).not.toEqual([]));
  return { queue, pauses, gone, tried, pause };
}

it('a message is tried three times, later each time, and then given up', async () => {
  const { queue, pauses, tried, pause } = openQueue(() => ({ later: undefined }));
  const waited: number[] = [];
  queue.add(message());
  for (const tries of [1, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await pause();
    expect(tried).toHaveLength(tries);
    const [first] = pauses.splice(0);
    waited.push(first?.milliseconds ?? 0);
    first?.run();
  }
  await vi.waitFor(() => expect(tried).toHaveLength(3));
  await Promise.resolve();
  expect(waited).toEqual([5000, 60_000]);
  expect(pauses).toEqual([]);
});

it('a push service that cannot be reached is tried again, and one that names a time after it', async () => {
  const replies: (() => Promise<Delivery>)[] = [
    () => Promise.reject(new Error('refused')),
    () => Promise.resolve({ later: 90_000 }),
    () => Promise.resolve('sent'),
  ];
  const { queue, pauses, tried, pause } = openQueue(() => replies.shift()?.() ?? 'sent');
  queue.add(message());
  await pause();
  pauses.splice(0)[0]?.run();
  await pause();
  expect(pauses[0]?.milliseconds).toBe(90_000);
  pauses.splice(0)[0]?.run();
  await vi.waitFor(() => expect(tried).toHaveLength(3));
});

it('a push service that names a time of more than ten minutes is not tried again', async () => {
  const { queue, pauses, tried } = openQueue(() => ({ later: 3_600_000 }));
  queue.add(message());
  queue.add(message('https://push.example/2'));
  await vi.waitFor(() => expect(tried).toHaveLength(2));
  await Promise.resolve();
  expect(pauses).toEqual([]);
});

it('a subscription that has gone is removed, and one that refuses stays', async () => {
  const { queue, gone, tried } = openQueue(({ endpoint }) => (endpoint.endsWith('1') ? 'gone' : 'refused'));
  queue.add(message('https://push.example/1'));
  queue.add(message('https://push.example/2'));
  await vi.waitFor(() => expect(gone).toEqual(['https://push.example/1']));
  expect(tried).toHaveLength(2);
});

const never = () => new Promise<Delivery>(() => undefined);

it('a user whose push service does not answer has one message under way, and others pass', async () => {
  const { queue, tried } = openQueue(({ endpoint }) => (endpoint.includes('slow') ? never() : 'sent'));
  for (let at = 0; at < 30; at += 1) queue.add(message(`https://push.example/slow/${at}`));
  for (let at = 0; at < 20; at += 1) queue.add(message(`https://push.example/${at}`, 2));
  await vi.waitFor(() => expect(tried).toHaveLength(21));
  expect(tried.filter((endpoint) => endpoint.includes('slow'))).toEqual(['https://push.example/slow/0']);
});

it('of one user fifty messages wait, also for their next try, and a further one is dropped', async () => {
  const { queue, tried, pauses } = openQueue(() => ({ later: undefined }));
  for (let at = 0; at < 80; at += 1) queue.add(message());
  await vi.waitFor(() => expect(pauses).toHaveLength(51));
  queue.add(message());
  await Promise.resolve();
  expect(tried).toHaveLength(51);
});

it('a full queue drops the last message of the user who has most', async () => {
  const answers: ((delivery: Delivery) => void)[] = [];
  const full = openQueue(() => new Promise((resolve) => void answers.push(resolve)));
  // Four users have one message under way each, and 20 have 50 waiting.
  for (let userId = 1; userId <= 20; userId += 1) {
    for (let at = 0; at <= 50; at += 1) full.queue.add(message(`https://push.example/${userId}`, userId));
  }
  full.queue.add(message('https://push.example/new', 100));
  for (let done = 0; done < 1004; done += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.waitFor(() => expect(answers).not.toEqual([]));
    answers.shift()?.('sent');
  }
  await vi.waitFor(() => expect(full.tried).toHaveLength(1004));
  expect(full.tried).toContain('https://push.example/new');
});

it('at most four messages are sent at a time, a thousand wait, and a closed queue sends none', async () => {
  const answers: ((delivery: Delivery) => void)[] = [];
  const { queue, tried } = openQueue(() => new Promise((resolve) => void answers.push(resolve)));
  for (let at = 0; at < 1200; at += 1) queue.add(message('https://push.example/1', at));
  expect(tried).toHaveLength(4);
  for (let done = 0; done < 1004; done += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.waitFor(() => expect(answers).not.toEqual([]));
    answers.shift()?.('sent');
  }
  await vi.waitFor(() => expect(tried).toHaveLength(1004));
  queue.close();
  queue.add(message());
  expect(tried).toHaveLength(1004);
});
