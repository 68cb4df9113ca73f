export {
  AD_STATUSES,
  c2cAd,
  marketAds,
  oneAd,
  ownAds,
  publishAd,
  referencePrice,
  repriceAd,
  takeAd,
  withdrawAd,
  type Ad,
  type AdStatus,
  type AdType,
} from './ads';
export { c2cCapabilities } from './capabilities';
export {
  answerDispute,
  DISPUTE_REASONS,
  DISPUTE_STATES,
  LONGEST_EVIDENCE,
  LONGEST_STATEMENT,
  openDispute,
  withdrawDispute,
  type DisputeReason,
  type DisputeState,
  type OrderDispute,
} from './disputes';
export {
  LONGEST_MESSAGE,
  messagePicture,
  messagesRead,
  orderMessages,
  orderTouched,
  sendMessage,
  type OrderMessage,
} from './messages';
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
export {
  businessHours,
  relate,
  RELATIONS,
  relations,
  saveHours,
  weekHours,
  type RelatedUser,
  type Relation,
  type WeekHours,
} from './people';
export { LONGEST_RATING, rateOrder, RATINGS, type OrderRating, type Rating, type Reputation } from './ratings';
export { PAY_METHODS, WAY, type PayMethod } from './payee';
export { cashInfo, type Payee } from '../identity/payee';
