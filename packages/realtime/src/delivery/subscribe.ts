import type { EventDefinition, PayloadOf } from '@bourse/contracts/events';
import type { Listener, Subscription } from '../realtime';
import type { Dispatcher } from './dispatcher';

/** `subscribe` and `subscribeAll` over a dispatcher; `changed` runs after each begin and each end of a subscription. */
export function createSubscribe(dispatcher: Dispatcher, changed: () => void = () => {}) {
  const begin: Dispatcher['subscribe'] = (event, key, deliver) => {
    const end = dispatcher.subscribe(event, key, deliver);
    changed();
    return () => {
      end();
      changed();
    };
  };
  return {
    subscribe: <E extends EventDefinition>(event: E, { key }: Subscription, listener: Listener<E>) => {
      // Which of the two a listener takes follows from the event's delivery, which the type cannot look into here.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above
      const hear = listener as (news: unknown) => void;
      return begin(event, key, (news) => {
        if (event.delivery === 'every') hear(news);
        else for (const payload of news) hear(payload);
      });
    },
    subscribeAll: <E extends EventDefinition>(event: E, listener: (news: readonly PayloadOf<E>[]) => void) =>
      begin(event, undefined, listener),
  };
}
