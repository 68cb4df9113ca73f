/**
 * Why an address is refused. `unknownNetwork`: the client has no check for the network. `checksum`: the form fits, a
 * character is wrong. `format`: not an address of the network. `tokenContract`: a contract, which cannot own money.
 */
export type AddressFault = 'empty' | 'spaces' | 'unknownNetwork' | 'format' | 'checksum' | 'tokenContract';
