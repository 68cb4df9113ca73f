import type { EventDefinition, PayloadOf } from '../contract';
import type { Listener, Subscription } from '../realtime';
import type { Dispatcher } from './dispatcher';

/** `subscribe` and `subscribeAll` over a dispatcher; `opened` runs with each subscription. */
export function createSubscribe(dispatcher: Dispatcher, opened: () => void = () => {}) {
  return {
    subscribe: <E extends EventDefinition>(event: E, { key }: Subscription, listener: Listener<E>) => {
      // Which of the two a listener takes follows from the event's delivery, which the type cannot look into here.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above
      const hear = listener as (news: unknown) => void;
      const stop = dispatcher.subscribe(event, key, (news) => {
        if (event.delivery === 'every') hear(news);
        else for (const payload of news) hear(payload);
      });
      opened();
      return stop;
    },
    subscribeAll: <E extends EventDefinition>(event: E, listener: (news: readonly PayloadOf<E>[]) => void) => {
      const stop = dispatcher.subscribe(event, undefined, listener);
      opened();
      return stop;
    },
  };
}
