import type { Random } from '../ports';

/** FNV-1a over the text's code units, with a last mix: four well-spread words from any seed. */
function words(seed: string): [number, number, number, number] {
  const word = (salt: number) => {
    let hash = 0x811c9dc5 ^ salt;
    for (let index = 0; index < seed.length; index += 1) {
      hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    return (hash ^ (hash >>> 13)) >>> 0;
  };
  return [word(1), word(2), word(3), word(4)];
}

/** A source that gives the same numbers for the same seed (sfc32). For simulations; never for secrets. */
export function seededRandom(seed: string): Random {
  let [a, b, c, counter] = words(seed);
  const draw = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round += 1) draw();
  return {
    next: () => draw() / 0x1_0000_0000,
    bytes: (length) => Uint8Array.from({ length }, () => draw() >>> 24),
  };
}

/** A standard normal deviate (Box-Muller). */
export function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return radius * Math.cos(2 * Math.PI * random.next());
}

/** Waiting times of events that come `rate` times a second on average, in seconds. */
export function exponential(random: Random, rate: number): number {
  return -Math.log(1 - random.next()) / rate;
}

/** A random entry by weight. The list must not be empty. */
export function weighted<Item extends { weight: number }>(random: Random, items: readonly [Item, ...Item[]]): Item {
  let left = random.next() * items.reduce((sum, { weight }) => sum + weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return items[0];
}
