export {
  aDispute,
  aPayee,
  aWireAcceptor,
  aWireAd,
  aWireDeal,
  aWireOrder,
  anAcceptor,
  anAcceptorDeal,
  anAd,
  anOrder,
  NOW,
} from './fixtures';
export { c2cExchange, c2cHandlers, type C2cExchange } from './handlers';
