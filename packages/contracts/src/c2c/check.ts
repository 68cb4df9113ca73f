import { capabilities } from '../site';
import type { Pair } from '../market';
import * as c2c from '.';
import {
  firstPage,
  hasKey,
  nothing,
  probe,
  rowsIn,
  type ContractCheck,
  type DialectCheck,
  type DialectFindings,
  type Known,
} from '../check';

declare module '../check' {
  interface Known {
    c2cOrderId?: number;
    c2cAdId?: number;
    acceptorId?: number;
    pair?: Pair;
  }
}

/** The first pages of both ad types for the pair's quote currency. */
const adPages = ({ pair }: Known) =>
  pair ? (['sell', 'buy'] as const).map((type) => ({ type, page: 1, currency_id: pair.quoteId })) : [];

/** Whether a row of a page has a field. */
const hasField = (message: unknown, field: string) => JSON.stringify(message ?? null).includes(`"${field}":`);

async function dialect({ known: { pair }, messageOf }: DialectCheck): Promise<DialectFindings> {
  const ads = pair && (await messageOf(c2c.marketAds, { type: 'sell', page: 1, currency_id: pair.quoteId }));
  const abilities = await messageOf(capabilities, {});
  const isWithoutParts = rowsIn(ads) > 0 && !hasKey(abilities, 'c2c_partial');
  const own = await messageOf(c2c.ownOrders, { page: 1 });
  const lists = pair ? await Promise.all(adPages({ pair }).map((request) => messageOf(c2c.ownAds, request))) : [];
  return {
    notes: [
      isWithoutParts && 'C2C ads are taken as a whole: the back end does not announce parts.',
      hasField(own, 'user_realname') &&
        'C2C orders name publisher and taker: the client takes the counterparty by the role of the user.',
      rowsIn(own) > 0 &&
        !hasField(own, 'is_owner') &&
        (hasField(own, 'user_id')
          ? 'C2C orders do not say whose ad it is: the role follows from `user_id` and `seller_id`, and orders of own ads are read by ad.'
          : 'C2C orders do not say whose ad it is, nor who took it: a publisher sees the view of a taker, except by the list of an ad.'),
      lists.some((ownList) => hasField(ownList, 'is_done')) &&
        'The state of a C2C ad is in `is_done`; what is left of a taken one is read as 0.',
    ],
  };
}

/** Meanings of the fields that only this package has, or that have a meaning of their own here. */
const FIELDS = {
  c2c_messages: '1: the parties of an order write messages to each other. Optional: the calls do not exist.',
  c2c_disputes: '1: the desk decides disputes of paid orders. Optional: the calls do not exist.',
  c2c_ratings: '1: the parties of a completed order rate each other. Optional: the call does not exist.',
  c2c_floating: '1: the price of an ad may follow the index by a per cent. Optional: the calls do not exist.',
  c2c_relations: '1: users follow and block each other. Optional: the calls do not exist.',
  c2c_hours: '1: users have hours in which their ads can be taken. Optional: the calls do not exist.',
  merchant_id: 'Identity of the publisher, by which users follow and block. Optional.',
  hes_id: 'Identity of the counterparty, by which users block. Optional.',
  is_closed: '1: the ad cannot be taken now, by the hours of its publisher. Optional.',
  hours: 'Hours of a week in which ads can be taken; none: always. Optional.',
  followed: '1: only ads of the users whom the user follows; only where `c2c_relations` is announced.',
  relation: '`followed`, `blocked`; in a request also `none`.',
  'GET /api/c2c/relations › id': 'Identity of the user.',
  'GET /api/c2c/relations › name': 'Name of the user.',
  'POST /api/c2c/relate › id': 'Identity of the user.',
  days: 'Days of the week with commas between them, `1` is Monday; empty in a request: always open.',
  open: 'Begin of each day, such as `09:00`.',
  close: 'End of each day, such as `18:00`; one that is not after `open` is on the next day.',
  zone: 'Time zone of the IANA list.',
  c2c_percent: 'Bounds of the per cent that an ad may follow the index by. Optional.',
  least: 'Smallest per cent. Optional.',
  most: 'Largest per cent. Optional.',
  'GET /api/c2c/reference › price': 'CNY for one coin by the index. Optional: there is none now.',
  'GET /api/c2c/reference › currency_id': 'Identity of the coin.',
  price_percent: 'Per cent of the index that the price follows. Optional: the price is fixed.',
  least_price: 'The price never falls below this, CNY. Optional.',
  most_price: 'The price never rises above this, CNY. Optional.',
  is_paused: '1: there is no index, the ad cannot be taken, and `price` is an earlier one. Optional.',
  'POST /api/c2c/do_legal_deal › price':
    'Price that the user has confirmed, of an ad whose price follows the index: a worse one by now is refused. Optional.',
  ratings: 'Number of ratings: of the publisher of an ad, of the counterparty of an order. Optional.',
  good_rate: 'Share of good ratings, per cent. Optional.',
  own_rating: 'Rating that the user has given. Optional.',
  hes_rating: 'Rating that the counterparty has given. Optional.',
  'c2cOrder › value': '`good`, `bad`.',
  'c2cOrder › open': '1: the user may still change the rating.',
  'POST /api/c2c/rate › value': '`good`, `bad`.',
  'POST /api/c2c/rate › text': 'At most 200 characters; may be empty.',
  unread: 'Messages of the counterparty and the desk that the user has not read. Optional.',
  dispute: 'The latest dispute of the order. Optional.',
  'c2cOrder › state': '`open`, `answered` by the counterparty, `decided` by the desk, `withdrawn`.',
  opener: 'The party that opened the dispute: `self`, `counterparty`.',
  winner: 'Whom the desk has given the coin: `buyer`, `seller`. Only of a decided dispute.',
  answer: 'Statement of the counterparty. Empty: none yet.',
  open_time: 'When the dispute was opened.',
  answer_time: 'Until when the counterparty may answer.',
  close_time: 'When the dispute ended.',
  'c2cOrder › reason': '`not_released`, `not_received`, `wrong_amount`, `other_name`, `other`.',
  'c2cOrder › text': 'Statement of the party that opened the dispute; text of a rating.',
  'c2cOrder › note': 'Reason of the desk. Optional.',
  evidence: 'Facts of the order as the device of the user has them, as text of at most 4000 characters.',
  sender: 'Sender of the message: `self`, `counterparty`, `desk`.',
  'GET /api/c2c/messages › key': "`key` of the request that sent it; of the user's own messages only.",
  'GET /api/c2c/messages › text': 'Text of the message; plain text. It may be empty with a picture.',
  'GET /api/c2c/messages › picture': '1: a picture belongs to the message.',
  'POST /api/c2c/message › key': 'Identity of the message, made by the client: the same key is kept once.',
  'POST /api/c2c/message › text': 'At most 500 characters.',
  'POST /api/c2c/message › picture': 'Address of an upload of the user. Optional.',
  'GET /api/c2c/message_picture › data': 'The picture as a `data:` address.',
  'POST /api/c2c/messages_read › message': 'Identity of the last message that the user has read.',
  'POST /api/c2c/dispute › reason': '`not_released`, `not_received`, `wrong_amount`, `other_name`, `other`.',
  'POST /api/c2c/dispute › text': 'Statement of the party, at most 1000 characters.',
  'POST /api/c2c/dispute_answer › text': 'Statement of the counterparty, at most 1000 characters.',
  c2c_cancellations: 'Cancelled orders of a day from which no ad can be taken. Optional.',
  c2c_partial: '1: a part of an ad can be taken, from its `min_number` on. Optional.',
  c2c_unfinished: 'Unfinished orders from which no ad can be taken. Optional.',
  limits: 'Counts from which a user is refused. Optional.',
  min_number: 'Smallest amount that may be taken; zero or without it the whole remainder only. Optional.',
  acceptor_id: 'Identity of the acceptor.',
  acceptor_name: 'Name of the acceptor.',
  ad_id: 'Identity of the ad that was taken. Optional.',
  ali_account: 'Alipay account of the acceptor.',
  ali_nickname: 'Alipay name of the acceptor.',
  bank_address: 'Branch of the bank.',
  cancelled_by:
    'How a cancelled order ended: `payer`, `timeout` at the end of the payment window, or `desk` that decided a dispute. Optional.',
  cash_amount: 'Most of one withdrawal, CNY.',
  cash_rate: 'Fee of a withdrawal, per cent.',
  completion_rate:
    'Completed orders of the publisher over 30 days, per cent of these and those that the publisher did not pay. Optional.',
  deal_account: 'Account from which the user pays or to which the user is paid.',
  deal_money: 'CNY to pay.',
  deals: 'Completed orders of the publisher over 30 days. Optional.',
  expire_time: 'When a deal that waits for the acceptor is rejected. Optional.',
  'acceptorRecord › fee': 'Fee in CNY. Optional.',
  format_create_time: '`create_time` as text.',
  hes_account: 'Account of the acceptor for the payment method.',
  hes_realname:
    'Name of the counterparty; where `is_owner` is missing or `user_realname` is sent, of the publisher, whoever asks.',
  user_realname: 'Name of the taker. Optional.',
  'c2cOrder › user_id': 'Identity of the taker. Optional.',
  'c2cOrder › seller_id': 'Identity of the publisher of the ad. Optional.',
  is_done: 'State of an ad in place of `status`: 0 open, 1 taken as a whole, 2 withdrawn. Optional.',
  hes_verified: '1: the exchange has compared `hes_realname` with the verified name. Optional.',
  is_own: "1: the user's own ad, which cannot be taken. Optional.",
  is_owner: '1: the user published the ad; 0: the user took it. Optional.',
  is_sure: 'State: 0 awaiting payment, 1 completed, 2 cancelled, 3 paid.',
  'acceptorRecord › is_sure': 'State: 0 awaits the acceptor, 1 confirmed, 2 rejected.',
  least_money: 'Least of one deal, CNY. Optional.',
  mobile: 'Phone number of the user.',
  money: 'CNY.',
  recharge_amount: 'Most of one deposit, CNY.',
  recharge_rate: 'Fee of a deposit, per cent.',
  sell_cash_info: 'Payee information of the publisher of the ad.',
  seller_name: 'Name of the publisher of the ad.',
  seller_phone: 'Phone number of the publisher of the ad.',
  surplus_number: 'What of the ad can still be taken, in coin.',
  transfer_time: 'When the acceptor marked a withdrawal as transferred; it confirms itself 20 minutes later. Optional.',
  wait_minutes: 'Minutes after which a deal that the acceptor has not decided is rejected. Optional.',
  user_balance: 'What the user can withdraw, CNY.',
  user_cash_info: 'Payee information of the taker.',
  way_name: 'Payment method: `bank`, `ali_pay`, `we_chat`.',
  'c2cAd › status': 'State in the list of the publisher; without it the ad is open. Optional.',
  'acceptor › currency_name': 'Code of the coin of the deals. Optional.',
  'acceptor › price': 'CNY for one coin. Optional.',
  'acceptor › wallet': 'Account in which the coin arrives or from which it is taken. Optional.',
  'acceptorRecord › currency_name': 'Code of the coin. Optional.',
  'acceptorRecord › number': 'Coin that the user gets or gives. Optional.',
  'acceptorRecord › price': 'CNY for one coin. Optional.',
  'acceptorRecord › wallet': 'Account in which the coin arrives or from which it is taken. Optional.',
  'c2cAd › way': 'Payment methods of the ad: `bank`, `ali_pay`, `we_chat`; several with commas between them.',
  'c2cAd › type': 'What the publisher of the ad does with the coin.',
  'c2cOrder › type': 'What the publisher of the ad does with the coin.',
  'c2cAd › price': 'CNY for one coin.',
  'c2cOrder › price': 'CNY for one coin.',
  'c2cAd › total_number': 'Whole amount of the ad, in coin.',
  'c2cOrder › number': 'Amount, in coin.',
  'c2cAd › currency_id': 'Identity of the coin.',
  'c2cOrder › currency_id': 'Identity of the coin. Optional.',
  'c2cAd › currency_name': 'Code of the coin.',
  'c2cOrder › currency_name': 'Code of the coin. Optional.',
  'c2cOrder › phone': 'Phone number of the taker.',
  'POST /api/c2c_send › way': 'Payment method: `bank`, `ali_pay`, `we_chat`.',
  'POST /api/c2c_send › type': 'What the publisher of the ad does with the coin.',
  'POST /api/c2c_send › price': 'CNY for one coin, two decimals; left out with a `price_percent`.',
  'POST /api/c2c_send › total_number': 'Amount in coin, two decimals.',
  'POST /api/c2c_send › min_number':
    'Smallest amount that may be taken; only to a back end that lets parts be taken. Optional.',
  'POST /api/c2c_send › currency_id': 'Identity of the coin.',
  'POST /api/c2c/do_legal_deal › number':
    'Part to take, in coin; only to a back end that announces `c2c_partial`, of an ad with a `min_number`.',
  'GET /api/c2c_deal_platform › type': 'What the publisher of the ad does with the coin.',
  'GET /api/c2c/seller_trade › type': 'What the publisher of the ad does with the coin.',
  'GET /api/c2c_deal_platform › currency_id': 'Identity of the coin.',
  'GET /api/c2c/seller_trade › currency_id': 'Identity of the coin.',
  'POST /api/acceptor/deal › way': 'Payment method: `bank`, `ali_pay`, `we_chat`.',
  'acceptorRecord › way': 'Payment method: `bank`, `ali_pay`, `we_chat`.',
  'POST /api/acceptor/deal › type': '`buy` deposits, `sell` withdraws.',
  'GET /api/acceptor/my_deal › type': '`buy` deposits, `sell` withdraws.',
  'GET /api/acceptor/my_deal › way': 'Payment method; the older form, without `type`.',
  'acceptor › type': '1 fiat acceptor, 2 virtual currency acceptor. Optional.',
  'acceptor › name': 'Name of the acceptor.',
};

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  after: ['market'],
  contract: c2c,
  capabilities: c2c.c2cCapabilities,
  subject: 'Peer-to-peer ads and orders, acceptors.',
  product: 'c2c',
  probes: [
    probe(c2c.marketAds, adPages),
    probe(c2c.ownAds, adPages, (known, ads) => {
      const [first] = ads;
      if (first) known.c2cAdId ??= first.id;
    }),
    probe(c2c.adOrders, ({ c2cAdId }) => (c2cAdId === undefined ? [] : [{ page: 1, id: c2cAdId }])),
    probe(c2c.ownOrders, firstPage, (known, orders) => {
      const [first] = orders;
      if (first) known.c2cOrderId = first.id;
    }),
    probe(c2c.oneOrder, ({ c2cOrderId }) => (c2cOrderId === undefined ? [] : [{ id: c2cOrderId }])),
    probe(c2c.acceptorList, nothing, (known, acceptors) => {
      const [first] = acceptors;
      if (first) known.acceptorId = first.id;
    }),
    probe(c2c.acceptorInfo, ({ acceptorId }) => (acceptorId === undefined ? [] : [{ id: acceptorId }])),
    probe(c2c.acceptorDeals, () => Object.values(c2c.DEAL_TYPE).map((type) => ({ type }))),
  ],
  dialect,
  adaptations: [
    [c2c.publishAd, '`pay_password` (C, D)'],
    [c2c.takeAd, '`pay_password` (C, D); always the whole ad, unless parts are announced'],
  ],
  writeSamples: [
    [c2c.publishAd, { price: '7.2', total_number: '20', way: 'bank', currency_id: 3, type: 'sell' }],
    [c2c.takeAd, { id: 11 }],
  ],
  notCalled: [
    [c2c.publishAd, 'would hold coin in escrow'],
    [c2c.relations, 'exists only where `c2c_relations` is announced'],
    [c2c.relate, 'would follow or block another user'],
    [c2c.businessHours, 'exists only where `c2c_hours` is announced'],
    [c2c.saveHours, 'would change the hours of the user'],
    [c2c.oneAd, 'exists only where `c2c_floating` is announced'],
    [c2c.referencePrice, 'exists only where `c2c_floating` is announced'],
    [c2c.repriceAd, 'would change the price of an ad'],
    [c2c.withdrawAd, 'needs an ad that somebody published'],
    [c2c.takeAd, 'would make an order with another user'],
    [c2c.markPaid, 'would tell another user that money was paid'],
    [c2c.cancelPayment, 'would cancel an order of another user'],
    [c2c.releaseAsPublisher, 'would release coin to another user'],
    [c2c.releaseAsTaker, 'would release coin to another user'],
    [c2c.acceptorDeal, 'would ask an acceptor for money'],
    [c2c.orderMessages, 'exists only where `c2c_messages` is announced'],
    [c2c.messagePicture, 'exists only where `c2c_messages` is announced'],
    [c2c.sendMessage, 'would write to another user'],
    [c2c.messagesRead, 'would mark messages as read'],
    [c2c.openDispute, 'would freeze an order of another user'],
    [c2c.answerDispute, 'would answer another user'],
    [c2c.withdrawDispute, 'would end a dispute'],
    [c2c.rateOrder, 'would rate another user'],
  ],
  extras: [
    c2c.relations,
    c2c.relate,
    c2c.businessHours,
    c2c.saveHours,
    c2c.oneAd,
    c2c.referencePrice,
    c2c.repriceAd,
    c2c.orderMessages,
    c2c.sendMessage,
    c2c.messagePicture,
    c2c.messagesRead,
    c2c.openDispute,
    c2c.answerDispute,
    c2c.withdrawDispute,
    c2c.rateOrder,
  ],
  screens: [
    ['C2C market', c2c.marketAds, c2c.ownOrders, c2c.ownAds],
    ['C2C acceptors', c2c.acceptorList, c2c.acceptorDeals],
  ],
  fields: FIELDS,
};
