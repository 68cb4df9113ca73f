export {
  AD_STATUSES,
  c2cAd,
  marketAds,
  ownAds,
  publishAd,
  takeAd,
  withdrawAd,
  type Ad,
  type AdStatus,
  type AdType,
} from './ads';
export { c2cCapabilities } from './capabilities';
export {
  adOrders,
  c2cOrder,
  cancelPayment,
  IS_SURE,
  markPaid,
  oneOrder,
  ORDER_STATUSES,
  ownOrders,
  releaseAsPublisher,
  releaseAsTaker,
  type Order,
  type OrderStatus,
} from './orders';
export {
  acceptor,
  acceptorDeal,
  acceptorDeals,
  acceptorInfo,
  acceptorList,
  acceptorRecord,
  ACCEPTOR_KINDS,
  DEAL_STATUSES,
  DEAL_TYPE,
  type Acceptor,
  type AcceptorDeal,
  type AcceptorKind,
  type DealDirection,
  type DealStatus,
} from './acceptors';
export { PAY_METHODS, WAY, type PayMethod } from './payee';
export { cashInfo, type Payee } from '../identity/payee';
