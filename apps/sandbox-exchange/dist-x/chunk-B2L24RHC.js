// src/cluster/fan-out.ts
import { createShardedAdapter } from "@socket.io/redis-adapter";
import { createClient } from "@redis/client";
var CONNECT_WITHIN_MS = 2e3;
var FIRST_WAIT_MS = 100;
var LONGEST_WAIT_MS = 2e3;
var PING_EVERY_MS = 5e3;
var ignore = () => void 0;
var ignoreFailure = (answer) => void answer.catch(ignore);
function subscriptionsOf(subscriber) {
  const listeners = /* @__PURE__ */ new Map();
  let latest = Promise.resolve();
  return {
    sSubscribe(channel, listener) {
      listeners.set(channel, listener);
      latest = subscriber.sSubscribe(channel, listener, true);
      ignoreFailure(latest);
    },
    sUnsubscribe(channel) {
      const listener = listeners.get(channel);
      listeners.delete(channel);
      ignoreFailure(subscriber.sUnsubscribe(channel, listener, true));
    },
    subscribed: () => latest
  };
}
var waitBefore = (retries) => Math.min(FIRST_WAIT_MS * 2 ** retries, LONGEST_WAIT_MS) * (0.5 + Math.random() / 2);
async function connectRedis(url, onError) {
  const socket = { connectTimeout: CONNECT_WITHIN_MS, reconnectStrategy: waitBefore };
  const publisher = createClient({ url, socket, disableOfflineQueue: true, pingInterval: PING_EVERY_MS });
  const subscriber = createClient({ url, socket, pingInterval: PING_EVERY_MS });
  const listeners = [];
  const isConnected = () => publisher.isReady && subscriber.isReady;
  let wasConnected = false;
  const look = () => {
    if (isConnected() === wasConnected) return;
    wasConnected = !wasConnected;
    for (const listener of listeners) listener(wasConnected);
  };
  for (const client of [publisher, subscriber]) {
    client.on("error", (error) => {
      if (wasConnected) onError(error);
      look();
    });
    client.on("ready", look);
    client.on("reconnecting", look);
    client.on("end", look);
  }
  await Promise.all([publisher.connect(), subscriber.connect()]);
  const subscriptions = subscriptionsOf(subscriber);
  return {
    adapter: createShardedAdapter(publisher, subscriptions, { subscriptionMode: "dynamic" }),
    subscribed: subscriptions.subscribed,
    isConnected,
    onChange: (listener) => void listeners.push(listener),
    async roundTrip() {
      if (!publisher.isReady) return void 0;
      const began = performance.now();
      return publisher.ping().then(
        () => performance.now() - began,
        () => void 0
      );
    },
    async close() {
      listeners.length = 0;
      publisher.destroy();
      subscriber.destroy();
    }
  };
}

export {
  connectRedis
};
//# sourceMappingURL=chunk-B2L24RHC.js.map