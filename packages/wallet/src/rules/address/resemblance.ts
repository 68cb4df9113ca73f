/** Characters that all addresses of a network begin with; they do not count as a resemblance. */
const PREFIX = /^(0x|bc1[qp]?|ltc1[qp]?|T|[13LMD])/i;
/** Characters that people compare at each end. Attackers generate addresses that match in these. */
const COMPARED = 3;

const SEGWIT = /^(?:bc|ltc)1/i;

/** The canonical form of an address: hexadecimal and segwit ones mean the same in either case. */
export const canonicalAddress = (address: string) =>
  isHex(address) || SEGWIT.test(address) ? address.toLowerCase() : address;

/** Whether two texts are one address. */
export const isSameAddress = (a: string, b: string) => canonicalAddress(a) === canonicalAddress(b);
/** Whether an address is one of a list. */
export const hasAddress = (list: readonly string[], address: string) => list.some((one) => isSameAddress(one, address));
const isHex = (address: string) => /^0x/i.test(address);

/**
 * The known address that the given one resembles without being the same: equal head (after the network's prefix) and
 * equal tail ("address poisoning"). `undefined` where there is none, or where the address itself is known.
 */
export function resembledAddress(address: string, known: readonly string[]): string | undefined {
  if (hasAddress(known, address)) return undefined;
  const [head, tail] = endsOf(address);
  return known.find((one) => {
    const [knownHead, knownTail] = endsOf(one);
    return head === knownHead && tail === knownTail;
  });
}

function endsOf(address: string): [string, string] {
  const rest = canonicalAddress(address).replace(PREFIX, '');
  return [rest.slice(0, COMPARED), rest.slice(-COMPARED)];
}

/** A run of characters of an address that all differ from the other address, or all agree with it. */
export interface AddressSegment {
  readonly text: string;
  readonly differs: boolean;
}

/**
 * The address in runs, compared with another one: its first half place by place from the start, its second half from the end, so that
 * an ending that people compare is no difference where the lengths differ.
 */
export function comparedSegments(address: string, other: string): AddressSegment[] {
  const segments: { text: string; differs: boolean }[] = [];
  for (const [at, character] of Array.from(address).entries()) {
    const place = at < address.length / 2 ? at : at + other.length - address.length;
    const differs = character !== other.charAt(place);
    const last = segments.at(-1);
    if (last?.differs === differs) last.text += character;
    else segments.push({ text: character, differs });
  }
  return segments;
}

/** The address in groups of four characters, for reading aloud and comparing. */
export function addressGroups(address: string): string[] {
  return address.match(/.{1,4}/gu) ?? [];
}
