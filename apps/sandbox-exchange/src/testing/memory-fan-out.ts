import { ClusterAdapter, type ClusterMessage, type ClusterResponse } from 'socket.io-adapter';
import type { FanOut } from '../cluster/fan-out';

/** Connects servers of socket.io of one process, as Redis connects those of several. */
export class MemoryFanOut {
  readonly #adapters = new Set<MemoryAdapter>();
  #listeners: ((isConnected: boolean) => void)[] = [];
  #isConnected = true;

  /** One server's part of it. */
  connect(): Pick<FanOut, 'adapter' | 'subscribed' | 'isConnected' | 'onChange'> {
    const adapters = this.#adapters;
    const isConnected = () => this.#isConnected;
    return {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- socket.io calls an adapter with `new`, which its type of a function does not say
      adapter: function connected(namespace: unknown) {
        return new MemoryAdapter(namespace, adapters, isConnected);
      } as never,
      subscribed: () => Promise.resolve(),
      isConnected,
      onChange: (listener) => void this.#listeners.push(listener),
    };
  }

  /** Loses or gets back the connection of every server. */
  set(isConnected: boolean): void {
    this.#isConnected = isConnected;
    for (const listener of this.#listeners) listener(isConnected);
  }
}

class MemoryAdapter extends ClusterAdapter {
  readonly #all: Set<MemoryAdapter>;
  readonly #isConnected: () => boolean;

  constructor(namespace: unknown, all: Set<MemoryAdapter>, isConnected: () => boolean) {
    super(namespace);
    this.#all = all;
    this.#isConnected = isConnected;
    all.add(this);
  }

  override close(): void {
    this.#all.delete(this);
  }

  protected override async doPublish(message: ClusterMessage): Promise<string> {
    const written = JSON.stringify(message);
    if (!this.#isConnected()) return '';
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text was written from a message above
    for (const adapter of this.#all) if (adapter !== this) adapter.onMessage(JSON.parse(written) as ClusterMessage);
    return '';
  }

  protected override async doPublishResponse(_uid: string, response: ClusterResponse): Promise<void> {
    for (const adapter of this.#all) if (adapter !== this) adapter.onResponse(response);
  }
}
