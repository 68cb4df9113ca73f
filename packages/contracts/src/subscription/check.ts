import * as subscription from '.';
import { nothing, probe, type ContractCheck } from '../check';

/** Meanings of the fields that only this package has, or that have a meaning of their own here. */
const FIELDS = {
  c_name: 'Code of the token.',
  sy: 'What is left of the planned issue, in tokens.',
  start_time2: 'When the subscription starts.',
  end_time2: 'When the subscription ends.',
  result_time: 'When the result is published. Optional.',
  buymoney: 'USDT for one token.',
  step: 'How many of the four steps are reached: preheat, start, end, result.',
  iepn_scz: 'Hours for which bought tokens stay locked.',
  committed: 'Quantity that users have committed so far, where a launch collects commitments and allocates at its end.',
  cap: 'Largest quantity that one user is allocated.',
  detail: 'What depends on the user.',
  whitepaper: 'Address of the whitepaper. Optional.',
  created_at: 'When the user subscribed.',
  endtime_at: 'When the lock ends.',
  'GET /api/user/upstart › title': 'Heading of the launch. Optional.',
  'GET /api/user/upstart › total': 'Planned issue, in tokens.',
  'GET /api/user/upstart › balance': 'USDT that the user can pay with.',
  'POST /api/user/up_order › amount': 'Quantity of tokens, a multiple of 100.',
  'POST /api/user/up_order › buymoney': 'The price that the user confirmed, USDT for one token.',
  'subscriptionRecord › id': 'Identity of the subscription.',
  'subscriptionRecord › currency_name': 'Code of the token.',
  'subscriptionRecord › price': 'USDT for one token.',
  'subscriptionRecord › amount': 'Quantity of tokens.',
  'subscriptionRecord › status': '1 locked, 2 can be unlocked, 3 completed.',
  'POST /api/user/unlock › id': 'Identity of the subscription.',
  'POST /api/user/uplists › limit': 'Rows of a page.',
};

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  contract: subscription,
  subject: 'Token subscription: launch, subscribing, records, unlock.',
  product: 'subscription',
  probes: [
    probe(subscription.launchInfo, nothing),
    probe(subscription.subscriptionRecords, () => [{ limit: 500, page: 1 }]),
  ],
  notCalled: [
    [subscription.subscribe, 'would buy tokens'],
    [subscription.unlock, 'would unlock tokens'],
  ],
  screens: [['Launch', subscription.launchInfo, subscription.subscriptionRecords]],
  fields: FIELDS,
};
